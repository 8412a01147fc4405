import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { i18n } from 'i18next';
import type { Language } from '@nexus/domain/bilingual';
import { publicI18n } from '../lib/i18n';
import { basenameOf } from '../lib/language';
import { createQueryClient } from '../lib/queries';
import { Providers } from './providers';
import { Screens } from './router';

const instances = new Map<Language, Promise<i18n>>();

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
  const queries = createQueryClient();
  for (const [name, answer] of Object.entries(data)) queries.setQueryData(['public', name, language], answer);
  const words = instances.get(language) ?? publicI18n(language);
  instances.set(language, words);
  const basename = basenameOf(language);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <I18nextProvider i18n={await words}>
        <StaticRouter basename={basename} location={`${basename}${path}${search}`}>
          <Providers queries={queries}>
            <Screens />
          </Providers>
        </StaticRouter>
      </I18nextProvider>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await textOf(prelude), state: stateOf(queries) };
}

/** The data as JSON that is safe inside a script element. */
function stateOf(queries: QueryClient): string {
  return JSON.stringify(dehydrate(queries)).replace(/</g, '\\u003c');
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
}
