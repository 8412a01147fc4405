import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LIMITS } from '@nexus/domain/limits';

/** A list that is read by pages of `LIMITS.panelPage`: `read` takes the cursor of the last item before, at first ''. */
export interface Paged<Item> {
  key: readonly string[];
  read: (from: string) => Promise<Item[]>;
  cursorOf: (item: Item) => string;
  /** What was shown for another key stays until its own is here. */
  keepsPrevious?: boolean;
  /** Of a page, where it is another. */
  size?: number;
  /** The first page, where it was read with something else: it is not asked for, and its further ones begin anew with it. */
  first?: readonly Item[];
}

/** Its items as far as they were asked for; more of them on demand. */
export function usePages<Item>(paged: Paged<Item>) {
  const { key, first } = paged;
  const pages = useInfiniteQuery({
    queryKey: first ? [...key, ...first.map(paged.cursorOf)] : key,
    queryFn: ({ pageParam }) => paged.read(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => nextOf(paged, page),
    ...(paged.keepsPrevious && { placeholderData: keepPreviousData }),
    ...(first ? { initialData: { pages: [[...first]], pageParams: [''] }, staleTime: Infinity } : { staleTime: 0 }),
    meta: { saysItself: true },
  });
  const read = pages.data?.pages;
  return { ...pages, items: first ? [...first, ...(read?.slice(1).flat() ?? [])] : read?.flat() };
}

/** All of them, page after page. */
export async function readPages<Item>(paged: Paged<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for (let from: string | undefined = ''; from !== undefined;) {
    const page = await paged.read(from);
    all.push(...page);
    from = nextOf(paged, page);
  }
  return all;
}

function nextOf<Item>({ cursorOf, size = LIMITS.panelPage }: Paged<Item>, page: readonly Item[]): string | undefined {
  const last = page.at(-1);
  return last && page.length === size ? cursorOf(last) : undefined;
}
