import { useLanguage } from '../lib/words/use-words';
import styles from './typed.module.css';

/** Types itself, 80 ms a character; by word in Arabic, whose letters join. The whole text is there from the start. */
export function Typed({ text }: { text: string }) {
  const language = useLanguage();
  const parts = language === 'ar' ? text.split(/(?<= )/) : [...text];
  let position = 0;
  return (
    <p className={styles.typed} data-part="typed">
      <span className="only-heard">{text}</span>
      <span aria-hidden="true">
        {parts.map((part, index) => {
          const delay = position;
          position += part.length;
          return (
            <span key={index} className={styles.letter} style={{ '--n': delay }}>
              {part}
            </span>
          );
        })}
      </span>
    </p>
  );
}

/** A line in the same look that stands at once. */
export function Written({ text }: { text: string }) {
  return (
    <p className={styles.typed} dir="auto">
      {text}
    </p>
  );
}
