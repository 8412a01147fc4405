import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readAddress } from '../../domain/src/pages/in-language.ts';

const ADDRESS = /^\/__ui(?=[/?]|$)/;

/** Answers `/__ui` while developing. What is built for people has neither the address nor what stands behind it. */
export function vocabulary(): Plugin {
  const answer = ({ middlewares }: ViteDevServer | PreviewServer) => void middlewares.use(toItsPage);
  return { name: 'vocabulary', configureServer: answer, configurePreviewServer: answer };
}

const toItsPage: Connect.NextHandleFunction = (request, _, next) => {
  if (ADDRESS.test(readAddress(request.url ?? '').path)) request.url = '/vocabulary/index.html';
  next();
};
