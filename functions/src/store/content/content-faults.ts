import type { Language } from '@nexus/domain/bilingual';
import { faultsOf, NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { sentFields } from '@nexus/domain/resources/specified';
import type { Data } from '../kernel/documents';
import { tooLarge } from './sizes';

/** What was sent, over what is stored; plain texts are in `language`, or in English. */
interface Written {
  body: Data;
  before: Data;
  language?: Language | undefined;
}

/**
 * The whole document after a change: what was sent over what is stored, under the names of the resource's fields.
 * @throws NexusError `invalid` naming each field that does not fit
 */
export function parsed(resource: Resource, written: Written): Data {
  const { document, faults } = checked(resource, written);
  if (Object.keys(faults).length > 0) throw new NexusError('invalid', { fields: faults });
  return document;
}

/** What is wrong with each field of a document after a change, by fault code. */
export function faultsIn(resource: Resource, written: Written): Record<string, string> {
  return checked(resource, written).faults;
}

function checked(resource: Resource, { body, before, language = 'en' }: Written) {
  const names = Object.keys(resource.fields).filter((name) => name in before);
  const kept = Object.fromEntries(names.map((name) => [name, before[name]]));
  const sent = sentFields(resource, body, before, language);
  const result = resource.schema.safeParse({ ...kept, ...sent.fields });
  if (!result.success) return { document: {}, faults: inTheirWords(faultsOf(result.error), sent.names) };
  const largest = tooLarge(result.data);
  return { document: result.data as Data, faults: largest ? { [largest]: 'documentTooLarge' } : {} };
}

/** Faults stand at what the client called it. */
function inTheirWords(faults: Record<string, string>, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, code]) => [names[name] ?? name, code]));
}
