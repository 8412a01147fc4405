import { useRef } from 'react';

/** One try after another with the same words is one document, should an answer have been lost on its way: by this key. */
export function useTryKey(): (sent: Record<string, unknown>) => string {
  const tried = useRef({ body: '', key: '' });
  return (sent) => {
    const body = JSON.stringify(sent);
    if (tried.current.body !== body) tried.current = { body, key: crypto.randomUUID() };
    return tried.current.key;
  };
}
