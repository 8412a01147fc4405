import '../theme/index.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from '../lib/i18n';
import { basenameOf, currentLanguage } from '../lib/language';
import { createQueryClient } from '../lib/queries';
import { watchHistory } from '../ui/guard-history';
import { watchRelease } from './newer-release';
import { Providers } from './providers';
import { reportCrash } from '../lib/report-crash';
import { loadScreens, Screens } from './router';

const language = currentLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

await startI18n(language);
const queries = createQueryClient();
const rendered = document.getElementById('page-data')?.textContent;
if (rendered) hydrate(queries, JSON.parse(rendered));

watchHistory();
watchRelease(import.meta.url);
addEventListener('error', ({ error }) => reportCrash(error));
addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && reportCrash(reason));

const app = (
  <StrictMode>
    <BrowserRouter basename={basenameOf(language)}>
      <Providers queries={queries}>
        <Screens />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);
if (rendered) await loadScreens(location.pathname.slice(basenameOf(language).length) || '/');
// In slices, so that a tap during hydration is answered.
if (rendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
