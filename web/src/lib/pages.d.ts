declare module 'virtual:paths' {
  import type { Paths } from '@nexus/domain/pages/paths';
  const paths: Paths;
  export default paths;
}

declare module 'virtual:screens' {
  import type { ComponentType } from 'react';
  import type { PAGES, PageName } from '@nexus/domain/pages';
  import type { Page } from '@nexus/domain/pages/row';
  export type Screen = readonly [words: Page['words'], load: () => Promise<ComponentType>];
  type NamesOf<By> = { [Name in PageName]: (typeof PAGES)[Name]['who'] extends By ? Name : never }[PageName];
  export const anyone: { readonly [Name in NamesOf<'anyone'>]: Screen };
  export const member: { readonly [Name in NamesOf<'member'>]: Screen };
}

declare module 'virtual:faces' {
  import type { faceOf } from '@nexus/domain/pages/find';
  import type { ResourceKey } from '@nexus/domain/resources/index';
  const faces: Partial<Record<ResourceKey, NonNullable<ReturnType<typeof faceOf>>>>;
  export default faces;
}
