import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { prefixOf } from '@nexus/domain/pages/in-language';
import { publicPath } from '../lib/content';
import { PublicAnswers, type Brought } from '../lib/public-answers';
import { publicWords } from '../lib/words/load';
import type { Words } from '../lib/words/words';
import { Providers } from './providers';
import { Screens } from './router';

/** Read once and changed by nobody: requests in both languages are drawn at the same time. */
const known = new Map<Language, Promise<Words>>();

/**
 * Draws a public screen as HTML.
 * @param path the router's path, without a language prefix
 * @param search the query as the browser has it, with its question mark
 * @param data what the screen would ask the API for: path under `/api` → answer
 * @returns the HTML of the app and the data for the browser to continue with
 */
export async function render(given: {
  path: string;
  search: string;
  language: Language;
  data: Record<string, unknown>;
}) {
  const { path, search, language, data } = given;
  const answers = Object.fromEntries(
    Object.entries(data).map(([name, answer]) => [publicPath(name, language), answer]),
  );
  const brought: Brought = { at: Date.now(), answers };
  const words = known.get(language) ?? publicWords(language);
  known.set(language, words);
  const basename = prefixOf(language);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter basename={basename} location={`${basename}${path}${search}`}>
        <Providers words={await words} answers={new PublicAnswers(brought)}>
          <Screens />
        </Providers>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await textOf(prelude), state: stateOf(brought) };
}

/** The data as JSON that is safe inside a script element. */
function stateOf(brought: Brought): string {
  return JSON.stringify(brought).replace(/</g, '\\u003c');
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
}
