import type { ReactNode } from 'react';
import type { ContentDocument } from './content-api';
import type { Values } from './document-values';
import type { ContentScreen } from './screens';
import type { SaidInstead } from './use-said';

/** What the editor of one document is given. */
export interface DocumentProps {
  screen: ContentScreen;
  /** Undefined for a new document. */
  id: string | undefined;
  /** Only these fields are shown; the others keep what they hold. */
  fields?: readonly string[];
  /** It is the screen: its title is the heading. */
  isPage?: boolean;
  /** What a new document starts with, over the initial values of its fields. */
  initial?: Values;
  /** Stands above the fields; `fill` puts values into the form. */
  above?: (form: { values: Values; fill: (values: Values) => void }) => ReactNode;
  /** Said instead of the content type's own words. */
  words?: SaidInstead;
  onCreated?: (id: string) => void;
  onRemoved?: () => void;
  onSaved?: (document: ContentDocument) => void;
}
