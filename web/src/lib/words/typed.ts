/** What the types know of words: keys as dotted paths, and the values that a text's `{{places}}` wait for. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<K extends string> = K extends `${infer Base}_${Form}` ? Base : K;

/** The keys of texts; counted ones without the form, which the count chooses. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? WithoutForm<K>
    : T[K] extends readonly unknown[]
      ? never
      : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** The keys of anything that is no text, at any depth. */
export type GroupOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? never
    : T[K] extends readonly unknown[]
      ? K
      : K | `${K}.${GroupOf<T[K]>}`;
}[keyof T & string];

export type At<T, Path extends string> = Path extends ''
  ? T
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : Path extends keyof T
      ? T[Path]
      : T[`${Path}_${Form}` & keyof T];

type Last<Path extends string> = Path extends `${string}.${infer Rest}` ? Last<Rest> : Path;
type Parent<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? Parent<T[Head], Rest>
    : never
  : T;
type IsCounted<T, Path extends string> = Last<Path> extends keyof Parent<T, Path> ? false : true;

type Places<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Places<Rest> : never;
type Wanted<T, Path extends string> = Places<At<T, Path>> | (true extends IsCounted<T, Path> ? 'count' : never);

export type Value = string | number;

/** The values for a text: none where it has no place for any, and anything where only the browser knows the text. */
export type ValuesOf<T, Path extends string> =
  string extends At<T, Path>
    ? [values?: Record<string, Value>]
    : [Wanted<T, Path>] extends [never]
      ? []
      : [values: { [Name in Wanted<T, Path>]: Name extends 'count' ? number : Value }];

/** The texts of an area, or of a part of it. */
export interface Translate<T> {
  /** The text in the language of the page, with its values in place; of a counted one the form that the count takes. */
  <Path extends KeyOf<T>>(path: Path, ...values: ValuesOf<T, Path>): string;
  /** Whether there is a text of this name, for names that come from data. */
  has<Path extends string>(path: Path): path is Path & KeyOf<T>;
  /** What stands under a name as it was written, places unfilled. */
  raw<Path extends KeyOf<T> | GroupOf<T>>(path: Path): At<T, Path>;
}
