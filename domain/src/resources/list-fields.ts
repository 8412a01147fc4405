import type { Resource } from './resource';

const PICTURES = ['imageUrl', 'lightLogoUrl', 'logoUrl', 'darkLogoUrl'];

/** Names of the pictures that stand for a document in a list, the likeliest first. */
export function pictureFields({ fields }: Pick<Resource, 'fields'>): string[] {
  return PICTURES.filter((name) => name in fields);
}

/** The field by whose choices a list can be narrowed; undefined where there is none. */
export function selectField({ fields }: Pick<Resource, 'fields'>): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'select');
}
