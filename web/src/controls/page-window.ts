import { LIMITS } from '@nexus/domain/limits';

/** The page numbers to offer: up to five, centred on `page`, moved inwards at both ends. */
export function pageWindow(page: number, pageCount: number): number[] {
  const size = Math.min(LIMITS.pageWindow, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
