import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Serves the files of a folder as they are, for comparison: `file-server.mjs <folder>` says on which port it listens. */
const folder = process.argv[2] ?? '.';
const server = createServer((request, response) => {
  const file = join(folder, (request.url ?? '/').replaceAll('/', '_'));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': statSync(file).size,
  });
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
