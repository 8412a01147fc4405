import { useRef } from 'react';

/** The same words sent again are one request; other words are another. @returns their idempotency key */
export function useKeyOfWords(): (words: unknown) => string {
  const tried = useRef({ words: '', key: '' });
  return (given) => {
    const words = JSON.stringify(given);
    if (tried.current.words !== words) tried.current = { words, key: crypto.randomUUID() };
    return tried.current.key;
  };
}
