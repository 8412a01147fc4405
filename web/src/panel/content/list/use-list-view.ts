import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LANGUAGES, type Language } from '@nexus/domain/bilingual';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { found } from '@nexus/domain/search/found';
import type { Texts } from '@nexus/domain/search/search';
import type { ContentDocument } from '../content-api';
import { textOf } from '../shown-value';

export type ListView = ReturnType<typeof useListView>;

/** What the address says about the list: search, filters, order. */
export function useListView(resource: Resource) {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const [q, status, type, sort] = ['q', 'status', 'type', 'sort'].map((name) => search.get(name) ?? '') as [
      string,
      string,
      string,
      string,
    ];
    const flag = visibilityField(resource);
    const selectName = Object.entries(resource.fields).find(([, field]) => field.kind === 'select')?.[0];
    const columns = resource.list?.columns ?? [];
    const natural = resource.list?.sort ?? 'id';
    const apply = (documents: ContentDocument[], language: Language) => {
      const inView = documents
        .filter((one) => !flag || status === '' || one[flag] === (status === 'shown'))
        .filter((one) => !selectName || type === '' || one[selectName] === type);
      const matching = found(q, inView, (one) => textsOf(one, columns));
      const by = sort === 'newest' ? 'updatedAt' : sort in resource.fields ? sort : natural;
      const sign = by === 'updatedAt' || (by === natural && resource.list?.descending) ? -1 : 1;
      return matching.toSorted((a, b) => sign * compare(a[by], b[by], language));
    };
    const set = (name: string, value: string) => {
      const next = new URLSearchParams(search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setSearch(next, { replace: true });
    };
    const isOwnOrder = natural === 'order' && [q, status, type, sort].every((one) => one === '');
    return { q, status, type, sort, flag, selectName, columns, natural, apply, set, isOwnOrder };
  }, [resource, search, setSearch]);
}

/** The columns in both languages; what is a person's name is found in the other script as well. */
function textsOf(document: ContentDocument, columns: readonly string[]): Texts {
  const inBoth = (names: readonly string[]) =>
    names.flatMap((name) => [...new Set(LANGUAGES.map((language) => textOf(document[name], language)))]);
  const isPerson = (name: string) => ['name', 'personName'].includes(name);
  return { names: inBoth(columns.filter(isPerson)), words: inBoth(columns.filter((name) => !isPerson(name))) };
}

function compare(a: unknown, b: unknown, language: Language): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return textOf(a, language).localeCompare(textOf(b, language), language);
}
