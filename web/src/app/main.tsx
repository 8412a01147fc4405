import '../theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startI18n } from '../lib/i18n';
import { basenameOf, currentLanguage } from '../lib/language';
import { Providers } from './providers';
import { Screens } from './router';

const language = currentLanguage();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startI18n(language);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={basenameOf(language)}>
      <Providers>
        <Screens />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
