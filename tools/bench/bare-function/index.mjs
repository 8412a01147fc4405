import { readFileSync } from 'node:fs';

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
const body = readFileSync(process.env['FILE'] ?? '');

/** A function that has its answer ready: what Google's functions framework alone takes for a page. */
export function page(_request, response) {
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}
