import type { Server } from 'node:http';

export function serve(
  folder: string,
  wish?: { port?: number; host?: string },
): Promise<{ server: Server; address: string }>;
