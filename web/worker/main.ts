/** The one script of both workers; its first message says which part it plays and gives it its ports. */
import * as z from 'zod/mini';
import { remote, serve } from './calls.ts';
import { hostCalls } from './host.ts';
import { type HostCalls, type Part, THINKER_CALLS, type ThinkerCalls } from './protocol.ts';
import { thinker } from './thinker.ts';

// The page's security policy allows no code out of strings.
z.config({ jitless: true });

addEventListener(
  'message',
  ({ data, ports }: MessageEvent<Part>) => {
    if (data.part === 'thinker') serve<ThinkerCalls>(ports[0], thinker);
    else {
      const [page, thinking] = ports;
      serve<HostCalls>(
        page,
        hostCalls(remote<ThinkerCalls>(thinking, THINKER_CALLS), (news) => page.postMessage(news)),
      );
    }
  },
  { once: true },
);
