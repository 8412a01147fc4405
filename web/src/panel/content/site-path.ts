import { visibilityField } from '@nexus/domain/resources/resource';
import { paths } from '../../lib/paths';
import type { ContentDocument } from './content-api';
import { resourceOf, type ContentScreen } from './screens';

const PLACES: Partial<Record<ContentScreen['key'], (document: ContentDocument) => string>> = {
  event: ({ id }) => paths.event(id),
  newsItem: ({ id }) => paths.newsItem(id),
  successStory: ({ id }) => paths.story(id),
  program: ({ id }) => paths.program(id),
  expert: () => paths.experts,
  partner: () => paths.home,
  initiative: () => paths.programs,
  sdg: () => paths.impact,
};

/** Where visitors see this document; undefined where they do not. */
export function sitePath(screen: ContentScreen, document: ContentDocument): string | undefined {
  const shown = visibilityField(resourceOf(screen));
  return shown && document[shown] !== true ? undefined : PLACES[screen.key]?.(document);
}
