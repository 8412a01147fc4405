import { LIMITS } from '@nexus/domain/limits';
import type { ResourceKey } from '@nexus/domain/resources/index';
import { ApiError, sentenceOf } from '../../lib/api-error';
import type { TextsOf } from '../../lib/words/areas';
import type en from '../../locales/en/admin-said';

type Word = keyof (typeof en)['hero'];
export type Write = 'create' | 'update' | 'delete';

/** What the panel says of a content type, in the words that the specification has for it. */
export function saidWords(said: TextsOf<'admin', 'said'>, key: ResourceKey) {
  const word = (what: Word, message = ''): string => {
    const own = `${key}.${what}` as const;
    return said.has(own) ? said(own, { message }) : said(`newsItem.${what}`, { message });
  };
  const messageOf = (error: unknown): string =>
    (hasReason(error) ? sentenceOf(error) : word('unknown')).slice(0, LIMITS.errorDetailCharacters);
  const why = (what: `${Write | 'load' | 'read'}Refused`, error: unknown): string => {
    const message = messageOf(error);
    return isRefused(error) ? word(what, message) : message;
  };
  return {
    word,
    why,
    /** A write that failed: what did, and below it why. */
    failure: (write: Write, error: unknown): { title: string; text: string } => {
      const message = messageOf(error);
      const title = word(`${write}Failed`, message);
      const text = word('failedText') || (title.includes(message) ? '' : why(`${write}Refused`, error));
      return { title, text };
    },
  };
}

/** Whether the server said no, instead of not being reached. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400;
}

/** A fault of our own code, and an answer that cannot be read, give no reason. */
function hasReason(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || isRefused(error));
}
