/** The one script of all workers; its first message says which part it plays and gives it its ports. */
import * as z from 'zod/mini';
import { remote, serve } from '../../host/calls.ts';
import { hostCalls } from './host.ts';
import { HELPER_CALLS, HOST_CALLS, type Part, THINKER_CALLS } from './protocol.ts';

// The page's security policy allows no code out of strings.
z.config({ jitless: true });

/** What opponents think with is fetched by whoever thinks; a port keeps what is asked until somebody serves it. */
async function startThinking(part: 'thinker' | 'helper', port: MessagePort): Promise<void> {
  const { thinker, helper } = await import('./thinker.ts');
  if (part === 'thinker') serve(port, THINKER_CALLS, thinker);
  else serve(port, HELPER_CALLS, helper);
}

addEventListener(
  'message',
  ({ data, ports }: MessageEvent<Part>) => {
    if (data.part === 'host') {
      const [page, thinking] = ports;
      serve(
        page,
        HOST_CALLS,
        hostCalls(remote<typeof THINKER_CALLS>(thinking), (news) => page.postMessage(news)),
      );
    } else void startThinking(data.part, ports[0]);
  },
  { once: true },
);
