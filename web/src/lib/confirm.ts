import type { ReactNode } from 'react';
import { useFeedback } from './feedback';
import { handedOver } from './handed-over';

export interface Question {
  title: string;
  text: ReactNode;
  confirm: string;
  isDangerous?: boolean;
  /** Asks for an optional note; the answer is what was written. `onWrite` hears of it before that: a touch beside the dialog closes it. */
  note?: { label: string; help: string; maxLength: number; value?: string; onWrite?: (note: string) => void };
}

export type Answer = { note: string } | null;

/** Questions before something that matters, drawn by `controls/confirm-host.tsx`. */
export const questions = handedOver<{ question: Question; answer: (answer: Answer) => void }>();

/** The answer is null when the person thought better of it. */
export function useConfirm(): typeof ask {
  useFeedback();
  return ask;
}

function ask(question: Question): Promise<Answer> {
  return new Promise((answer) => questions.say({ question, answer }));
}
