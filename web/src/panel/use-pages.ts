import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LIMITS } from '@nexus/domain/limits';

/** A list that is read by pages of `LIMITS.panelPage`: `read` takes the cursor of the last item before, at first ''. */
export interface Paged<Item> {
  key: readonly string[];
  read: (from: string) => Promise<Item[]>;
  cursorOf: (item: Item) => string;
  /** What was shown for another key stays until its own is here. */
  keepsPrevious?: boolean;
}

/** Its items as far as they were asked for; more of them on demand. */
export function usePages<Item>(paged: Paged<Item>) {
  const pages = useInfiniteQuery({
    queryKey: paged.key,
    queryFn: ({ pageParam }) => paged.read(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => nextOf(paged, page),
    ...(paged.keepsPrevious && { placeholderData: keepPreviousData }),
    staleTime: 0,
    meta: { saysItself: true },
  });
  return { ...pages, items: pages.data?.pages.flat() };
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

function nextOf<Item>({ cursorOf }: Paged<Item>, page: readonly Item[]): string | undefined {
  const last = page.at(-1);
  return last && page.length === LIMITS.panelPage ? cursorOf(last) : undefined;
}
