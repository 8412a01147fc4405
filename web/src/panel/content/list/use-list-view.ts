import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectField } from '@nexus/domain/resources/list-fields';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import type { Asked } from '../content-api';

export type ListView = ReturnType<typeof useListView>;

/** What narrows a list, and what orders it. */
const NAMES = ['q', 'status', 'type', 'lacks', 'sort'] as const;

/** What the address says about the list: search, filters, order, and which page of it. */
export function useListView(resource: Resource) {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const said = (name: string) => search.get(name) ?? '';
    const narrowed = Object.fromEntries(NAMES.map((name) => [name, said(name)])) as Record<
      (typeof NAMES)[number],
      string
    >;
    const natural = resource.list?.sort ?? 'id';
    const set = (name: string, value: string) => {
      const next = new URLSearchParams(search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      // What is narrowed or ordered otherwise begins with its first page.
      next.delete('after');
      next.delete('before');
      setSearch(next, { replace: true });
    };
    /** The address of another page of what is shown. */
    const pageAt = (name: 'after' | 'before', cursor: string) => {
      const next = new URLSearchParams(search);
      next.delete('after');
      next.delete('before');
      next.set(name, cursor);
      return `?${next}`;
    };
    return {
      ...narrowed,
      asked: { ...narrowed, after: said('after'), before: said('before') } as Asked,
      flag: visibilityField(resource),
      selectName: selectField(resource),
      columns: resource.list?.columns ?? [],
      natural,
      set,
      pageAt,
      isOwnOrder: natural === 'order' && NAMES.every((name) => narrowed[name] === ''),
    };
  }, [resource, search, setSearch]);
}
