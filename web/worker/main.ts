/** The one script of all workers; its first message says which part it plays and gives it its ports. */
import * as z from 'zod/mini';
import { remote, serve } from '../../host/calls.ts';
import { hostCalls } from './host.ts';
import { HELPER_CALLS, HOST_CALLS, type Part, THINKER_CALLS } from './protocol.ts';
import { helper, thinker } from './thinker.ts';

// The page's security policy allows no code out of strings.
z.config({ jitless: true });

addEventListener(
  'message',
  ({ data, ports }: MessageEvent<Part>) => {
    if (data.part === 'thinker') serve(ports[0], THINKER_CALLS, thinker);
    else if (data.part === 'helper') serve(ports[0], HELPER_CALLS, helper);
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
