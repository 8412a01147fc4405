import type { Resource } from '@nexus/domain/resources/resource';
import type { ContentDocument } from './content-api';

/** What the form of a document holds, by the names of its fields. */
export type Values = Record<string, unknown>;

/** What was saved, with what was typed while it was on its way. */
export function typedSince(sent: Values, now: Values, saved: Values): Values {
  const typed = Object.entries(now).filter(([name, value]) => value !== sent[name]);
  return { ...saved, ...Object.fromEntries(typed) };
}

/** What a form starts with: what is stored, over what its opener gives, over the initial values of the fields. */
export function startOf(resource: Resource, stored: ContentDocument | undefined, initial: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [name, stored?.[name] ?? initial[name] ?? field.initial]),
  );
}
