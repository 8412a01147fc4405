import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The functions that answer people. Those that Google calls with events need the platform's parser. */
const OURS = ['api', 'upload', 'page'];

/**
 * Keeps the platform from answering for us, and from reading bodies before we know who asks. Google's functions
 * framework buffers up to 1 GB and parses JSON ahead of every function, and answers what is malformed with a page of its
 * own. It leaves alone what has no body by its headers, so these are taken off the parsed ones as a request arrives;
 * `rawHeaders`, which our own code reads, keep them, and the body waits in its stream (Decision 0016). It also decodes
 * the path, and answers one that cannot be decoded with a page of its own.
 */
export function leaveBodiesUnread(): void {
  if (!OURS.includes(process.env['FUNCTION_TARGET'] ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    request.url = decodable(request.url ?? '/');
  });
}

/** An address whose path cannot be decoded, with its percent signs taken as such: so it names nothing of ours. */
export function decodable(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
