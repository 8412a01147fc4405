import { useEffect, useId, useState } from 'react';
import { questions, type Answer, type Question } from '../lib/confirm';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Dialog } from './dialog';
import { Field } from './field';
import { Textarea } from './input';

type Asked = { question: Question; answer: (answer: Answer) => void };

/** Asks before something that matters. */
export function ConfirmHost() {
  const t = useWords();
  const id = useId();
  const [asked, setAsked] = useState<Asked>();
  const [note, setNote] = useState('');
  useEffect(
    () =>
      questions.drawnBy((next) => {
        setNote(next.question.note?.value ?? '');
        setAsked(next);
      }),
    [],
  );
  const close = (answer: Answer) => {
    asked?.answer(answer);
    setAsked(undefined);
  };
  const question = asked?.question;
  return (
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
            <Field label={question.note.label} help={question.note.help}>
              <Textarea
                value={note}
                maxLength={question.note.maxLength}
                onChange={(event) => {
                  setNote(event.target.value);
                  question.note?.onWrite?.(event.target.value);
                }}
              />
            </Field>
          )}
          <div className="actions">
            <Button onClick={() => close(null)}>{t('form.cancel')}</Button>
            <Button type="submit" variant={question.isDangerous ? 'danger' : 'primary'} data-autofocus>
              {question.confirm}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
