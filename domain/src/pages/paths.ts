import type { PAGES, PageName } from '../pages';
import { pages } from './find';

type PathOf<Path extends string> = Path extends `${string}:id` ? (id: string) => string : Path;

/** The path of every page by its name, without a language: a text, or of a page about a document what gives it for an id. */
export type Paths = { readonly [Name in PageName]: PathOf<(typeof PAGES)[Name]['path']> };

export const paths = Object.fromEntries(
  pages.map(({ name, page: { path } }) => [
    name,
    path.endsWith(':id') ? (id: string) => path.replace(':id', id) : path,
  ]),
) as Paths;
