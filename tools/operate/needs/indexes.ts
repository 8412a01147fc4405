import type { Need } from './need';

interface Index {
  name: string;
  state: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/** Queries whose index is still being built fail, so functions that ask them wait for it. */
export const indexes: Need = {
  what: 'The indexes are built',
  async missing({ google, project }) {
    const path = `/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`;
    const { indexes: found = [] } = await google.ask<{ indexes?: Index[] }>('firestoreOrigin', 'GET', path);
    return found.filter(({ state }) => state !== 'READY').map(told);
  },
  byHand:
    'Firebase console → Firestore → Indexes: wait until each is enabled; delete one that has an error and deploy again.',
};

function told({ name, fields, state }: Index): string {
  const collection = name.split('/').at(-3);
  const parts = fields.filter(({ fieldPath }) => fieldPath !== '__name__').map(({ fieldPath }) => fieldPath);
  return `${collection} (${parts.join(', ')}) ${state}`;
}
