/** The one script of both workers; its first message says which part it plays and gives it its ports. */
import * as z from 'zod/mini';
import { remote, serve } from '../../host/calls.ts';
import { hostCalls } from './host.ts';
import { HOST_CALLS, type Part, THINKER_CALLS } from './protocol.ts';

// The page's security policy allows no code out of strings.
z.config({ jitless: true });

addEventListener(
  'message',
  async ({ data, ports }: MessageEvent<Part>) => {
    // The table is opened first: what thinks is fetched apart from it.
    if (data.part === 'thinker') serve(ports[0], THINKER_CALLS, (await import('./thinker.ts')).thinker);
    else {
      const [page, thinking] = ports;
      serve(
        page,
        HOST_CALLS,
        hostCalls(remote<typeof THINKER_CALLS>(thinking), (news) => page.postMessage(news)),
      );
    }
  },
  { once: true },
);
