import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

/** A server on this machine. */
export interface Listening {
  /** Where it answers, without a slash at its end. */
  address: string;
  /** Ends it, and what is still open with it. */
  stop(): Promise<void>;
}

/** Answers requests on loopback alone. @param port 0: one that is free */
export async function listen(port: number, fetch: Parameters<typeof serve>[0]['fetch']): Promise<Listening> {
  const server = serve({ fetch, port, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
