import { useState } from 'react';
import type { Bilingual, Language } from '@nexus/domain/bilingual';

interface Typed {
  text: string;
  language: Language;
  /** The list as it was handed on: when another one comes back, what was typed has become an item of it. */
  handed: Bilingual[];
}

/**
 * The last input of a list, whose text is part of the list while it is typed. `listed` are the items that have an
 * input of their own; `add` gives what is typed one, and empties the last input; `paste` takes several lines, each an item.
 */
export function useTypedItem(given: {
  value: Bilingual[];
  language: Language;
  takesCommas: boolean;
  onChange: (value: Bilingual[]) => void;
}) {
  const { value, language, takesCommas, onChange } = given;
  const [last, setLast] = useState<Typed>();
  const typed = last?.handed === value && last.language === language ? last.text : '';
  const itemsOf = (text: string): Bilingual[] =>
    text
      .split(takesCommas ? /[,،\n]/ : /\n/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => ({ en: '', ar: '', [language]: part }));
  const listed = typed === '' ? value : value.slice(0, value.length - itemsOf(typed).length);
  const type = (text: string) => {
    const handed = [...listed, ...itemsOf(text)];
    setLast({ text, language, handed });
    onChange(handed);
  };
  const paste = (text: string) => {
    setLast(undefined);
    onChange([...listed, ...itemsOf(text)]);
  };
  return { typed, listed, type, paste, add: () => setLast(undefined) };
}
