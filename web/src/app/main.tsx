import 'virtual:theme.css';
import '../theme/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prefixOf, readAddress } from '@nexus/domain/pages/in-language';
import { currentLanguage } from '../lib/language';
import { PublicAnswers, type Brought } from '../lib/public-answers';
import { startWords } from '../lib/words/load';
import { watchHistory } from '../ui/guard-history';
import { watchRelease } from './newer-release';
import { Providers } from './providers';
import { reportCrash } from '../lib/report-crash';
import { loadScreens, Screens } from './router';

const language = currentLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const words = await startWords(language);
const rendered = document.getElementById('page-data')?.textContent;
const answers = new PublicAnswers(rendered ? (JSON.parse(rendered) as Brought) : undefined);
addEventListener('online', () => answers.readFailed());

watchHistory();
watchRelease(import.meta.url);
addEventListener('error', ({ error }) => reportCrash(error));
addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && reportCrash(reason));

const app = (
  <StrictMode>
    <BrowserRouter basename={prefixOf(language)}>
      <Providers words={words} answers={answers}>
        <Screens />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);
const screens = loadScreens(readAddress(location.pathname).path);
// What nobody drew is loaded while it is found out who is there; a part that does not come is asked for again where it is shown.
if (rendered) await screens;
else screens.catch(() => undefined);
// In slices, so that a tap during hydration is answered.
if (rendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
