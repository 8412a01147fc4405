import { createContext, use, type ComponentType } from 'react';
import type { ResourceKey } from '@nexus/domain/resources/index';

/** The public screen on which a content type is seen; `data` are the answers that the screen's reads get, by path. */
interface PreviewOf {
  Screen: ComponentType;
  data(document: Record<string, unknown>, id: string): Record<string, unknown>;
}
/** Given from above: the panel knows no public screen. */
export type Previews = Partial<Record<ResourceKey, PreviewOf>>;
export const PreviewContext = createContext<Previews>({});

export function useHasPreview(key: ResourceKey): boolean {
  return use(PreviewContext)[key] !== undefined;
}
