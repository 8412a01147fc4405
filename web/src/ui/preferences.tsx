import { useLocation } from 'react-router-dom';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { useTheme } from '../lib/theme';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button, buttonClass } from './button';
import { Icon } from './icon';

/** The same page in the other language. The page is loaded anew: every word of it changes. */
export function LanguageSwitch() {
  const t = useWords();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <a
      className={buttonClass({ variant: 'ghost', size: 'small' })}
      href={inLanguage(pathname, other) + search}
      hrefLang={other}
      lang={other}
    >
      {t('nav.otherLanguage')}
    </a>
  );
}

export function ThemeToggle() {
  const t = useWords();
  const { theme, toggle } = useTheme();
  return (
    <Button
      variant="ghost"
      iconOnly
      aria-label={theme === 'light' ? t('nav.toDark') : t('nav.toLight')}
      onClick={toggle}
      suppressHydrationWarning
    >
      <span className="only-light">
        <Icon name="moon" />
      </span>
      <span className="only-dark">
        <Icon name="sun" />
      </span>
    </Button>
  );
}
