import { useEffect, useState } from 'react';
import { remembered, rememberAs } from './browser-storage';

/**
 * Keeps an answer of this language in the browser, and gives it back while or where the server does not answer.
 * @param answer undefined while there is none; null where it is known that there is nothing
 */
export function useKeptAnswer<T>(given: { key: string; answer: T | null | undefined; language: string }) {
  const { key, answer, language } = given;
  const [kept, setKept] = useState<T | null>();
  useEffect(() => {
    if (answer !== undefined) rememberAs(key, JSON.stringify({ language, answer }));
    else setKept(readKept<T>(key, language));
  }, [key, answer, language]);
  return answer === undefined ? kept : answer;
}

function readKept<T>(key: string, language: string): T | null | undefined {
  try {
    const kept = JSON.parse(remembered(key) ?? 'null') as { language: string; answer?: T | null } | null;
    return kept?.language === language ? kept.answer : undefined;
  } catch {
    return undefined;
  }
}
