import { createContext, use, useCallback, useId, useState, type ReactNode } from 'react';
import { useWords } from '../lib/words/use-words';
import { Button } from './button';
import { Dialog } from './dialog';

interface Question {
  title: string;
  text: ReactNode;
  confirm: string;
  isDangerous?: boolean;
  /** Asks for an optional note; the answer is what was written. `onWrite` hears of it before that: a touch beside the dialog closes it. */
  note?: { label: string; help: string; maxLength: number; value?: string; onWrite?: (note: string) => void };
}

type Answer = { note: string } | null;
type Ask = (question: Question) => Promise<Answer>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Asks before something that matters. The answer is null when the person thought better of it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useWords();
  const id = useId();
  const [asked, setAsked] = useState<{ question: Question; answer: (answer: Answer) => void }>();
  const [note, setNote] = useState('');

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setNote(question.note?.value ?? '');
        setAsked({ question, answer: resolve });
      }),
    [],
  );
  const close = (answer: Answer) => {
    asked?.answer(answer);
    setAsked(undefined);
  };
  const question = asked?.question;
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog isOpen={question !== undefined} onClose={() => close(null)} labelledBy={id} isAlert>
        {question && (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              close({ note: note.trim() });
            }}
          >
            <h2 id={id}>{question.title}</h2>
            <p>{question.text}</p>
            {question.note && (
              <div className="field">
                <label htmlFor={`${id}-note`}>{question.note.label}</label>
                <textarea
                  id={`${id}-note`}
                  className="in"
                  dir="auto"
                  value={note}
                  maxLength={question.note.maxLength}
                  aria-describedby={`${id}-help`}
                  onChange={(event) => {
                    setNote(event.target.value);
                    question.note?.onWrite?.(event.target.value);
                  }}
                />
                <p className="help" id={`${id}-help`}>
                  {question.note.help}
                </p>
              </div>
            )}
            <div className="act">
              <Button onClick={() => close(null)}>{t('form.cancel')}</Button>
              <Button type="submit" variant={question.isDangerous ? 'danger' : 'primary'} data-autofocus>
                {question.confirm}
              </Button>
            </div>
          </form>
        )}
      </Dialog>
    </ConfirmContext>
  );
}

export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm is used outside ConfirmProvider');
  return ask;
}
