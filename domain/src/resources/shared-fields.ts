/** One of the two documents: the singleton of a resource, or the one of a collection whose `field` is `value`. */
export interface SharedSide {
  /** Name of the resource. */
  resource: string;
  which?: { field: string; value: unknown };
}

/**
 * Words that stand in two editors and are one: saving either document writes them into the other in the same commit,
 * so that each has its versions, its history and its Undo. `fields` names them pairwise, as in `sides`.
 */
export interface SharedFields {
  sides: readonly [SharedSide, SharedSide];
  fields: readonly (readonly [string, string])[];
}

export const SHARED_FIELDS: readonly SharedFields[] = [
  {
    sides: [{ resource: 'pages', which: { field: 'slug', value: 'home' } }, { resource: 'hero' }],
    fields: [
      ['heroTitle', 'title'],
      ['heroSubtitle', 'subtitle'],
    ],
  },
  {
    sides: [{ resource: 'pages', which: { field: 'slug', value: 'about' } }, { resource: 'about' }],
    fields: [
      ['aboutTitle', 'title'],
      ['aboutContent', 'content'],
    ],
  },
  {
    sides: [{ resource: 'about' }, { resource: 'mission-vision', which: { field: 'isActive', value: true } }],
    fields: [
      ['mission', 'mission'],
      ['vision', 'vision'],
    ],
  },
];
