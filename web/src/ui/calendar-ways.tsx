import { useRef, useState } from 'react';
import { useWords } from '../lib/words/use-words';
import { recipeClass } from '../theme/recipe-class';
import { Button, buttonClass } from './button';

/** The ways in which a calendar takes an address to read events from. @param address https, of an `.ics` file */
export function CalendarWays({ address }: { address: string }) {
  const t = useWords('attending', 'calendar');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const webcal = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // What is selected can still be copied by hand.
    }
  };
  return (
    <div className="stack">
      <div className="row">
        <a className={buttonClass({ variant: 'primary', size: 'small' })} href={webcal}>
          {t('open')}
        </a>
        <a className={buttonClass({ size: 'small' })} href={google} rel="noopener noreferrer" target="_blank">
          {t('google')}
        </a>
        <Button size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <span className="small" role="status">
          {isCopied && t('copied')}
        </span>
      </div>
      <input
        ref={field}
        className={recipeClass('input')}
        dir="ltr"
        readOnly
        value={address}
        aria-label={t('address')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="small muted">{t('help')}</p>
    </div>
  );
}
