import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';

// One instance of the upload function as it is deployed, in plain Node, since a compiler beside it would count as its
// memory. As on Google's servers, no more requests are let in at a time than the function declares, and each is read
// whole before the function is called. (The emulator gives every request a process of its own.)
const { upload } = await import(fileURLToPath(new URL('../../functions/lib/index.js', import.meta.url)));
const letIn = pLimit(upload.__endpoint.concurrency);

async function serve(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  upload(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response);
  await once(response, 'close');
}

const server = createServer((request, response) => void letIn(() => serve(request, response)));
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port} process ${process.pid}`));
