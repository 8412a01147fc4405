import faces from 'virtual:faces';
import { visibilityField } from '@nexus/domain/resources/resource';
import { paths } from '../../lib/paths';
import type { ContentDocument } from './content-api';
import { resourceOf, type ContentScreen } from './screens';

/** Where visitors see this document, as the map of pages has it; undefined where they do not. */
export function sitePath(screen: ContentScreen, document: ContentDocument): string | undefined {
  const shown = visibilityField(resourceOf(screen));
  const face = faces[screen.key];
  if (!face || !shown || document[shown] !== true) return undefined;
  const path = paths[face.name];
  return typeof path === 'string' ? path : path(document.id);
}
