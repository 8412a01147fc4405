import 'virtual:theme.css';
import '../src/theme/index.css';
import './vocabulary.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { prefixOf } from '@nexus/domain/pages/in-language';
import { Providers } from '../src/app/providers';
import { currentLanguage } from '../src/lib/language';
import { PublicAnswers } from '../src/lib/public-answers';
import { loadWords, startWords } from '../src/lib/words/load';
import { linkClass } from '../src/ui/link';
import { LanguageSwitch, ThemeToggle } from '../src/ui/preferences';

const HALVES = [
  ['/__ui', 'Public pages'],
  ['/__ui/signed-in', 'Behind sign-in'],
] as const;

/** Each half loads what its pages load in the product, and nothing of the other. */
const Public = lazy(async () => ({ default: (await import('./public/public')).Public }));
const SignedIn = lazy(async () => ({ default: (await import('./signed-in/signed-in')).SignedIn }));

const language = currentLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const words = await startWords(language);
await Promise.all((['site', 'signedIn', 'members', 'admin'] as const).map(loadWords));

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={prefixOf(language)}>
      <Providers words={words} answers={new PublicAnswers()}>
        <header className="vocabulary-bar">
          <nav aria-label="Halves" dir="ltr">
            {HALVES.map(([path, name]) => (
              // Loaded anew, so that no style of the one is left in the other.
              <a key={path} className={linkClass()} href={prefixOf(language) + path}>
                {name}
              </a>
            ))}
          </nav>
          <LanguageSwitch />
          <ThemeToggle />
        </header>
        <main id="main">
          <Suspense>
            <Routes>
              <Route path="/__ui" element={<Public />} />
              <Route path="/__ui/signed-in" element={<SignedIn />} />
            </Routes>
          </Suspense>
        </main>
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
