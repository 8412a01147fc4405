type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralBase<K> = K extends `${infer Base}_${Plural}` ? Base : never;

/**
 * The shape that a translation must have: every key of the English words, and for counted ones any of the six Arabic
 * plural forms instead of the two English ones. A missing key does not compile.
 */
export type Words<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? Words<Item>[]
    : { [K in keyof T as K extends `${string}_${Plural}` ? never : K]: Words<T[K]> } & {
        [
          K in keyof T as PluralBase<K> extends never
            ? never
            : `${PluralBase<K>}_${'one' | 'two' | 'few' | 'many' | 'other'}`
        ]: string;
      } & { [K in keyof T as PluralBase<K> extends never ? never : `${PluralBase<K>}_zero`]?: string };
