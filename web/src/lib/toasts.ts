import { sentenceOf } from './api-error';
import { useFeedback } from './feedback';
import { handedOver } from './handed-over';

export interface Toast {
  title: string;
  text?: string;
  isBad?: boolean;
  action?: { label: string; run: () => void };
}

/** With the `error` of something that failed, the toast is a bad one, and says what the server said. */
type Show = (toast: Toast & { error?: unknown }) => void;

/** One short message at a time, drawn by `controls/toast-host.tsx`. */
export const toasts = handedOver<Toast>();

export function useToast(): Show {
  useFeedback();
  return show;
}

function show({ error, ...toast }: Toast & { error?: unknown }): void {
  toasts.say(error === undefined ? toast : { isBad: true, text: sentenceOf(error), ...toast });
}
