import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The functions that answer people. Those that Google calls with events need the platform's parser. */
const OURS = ['api', 'upload', 'page'];

/**
 * Keeps the platform from reading bodies before we know who asks. Google's functions framework buffers up to 1 GB and
 * parses JSON ahead of every function, and answers what is malformed with a page of its own. It leaves alone what has
 * no body by its headers, so these are taken off the parsed ones as a request arrives; `rawHeaders`, which our own
 * code reads, keep them, and the body waits in its stream (Decision 0016).
 */
export function leaveBodiesUnread(): void {
  if (!OURS.includes(process.env['FUNCTION_TARGET'] ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}
