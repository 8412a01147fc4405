import { z } from 'zod';

/** Of a fault that means that there is no such document: the answer is 404, not what is wrong with the id. */
export const NO_SUCH_ID = 'noSuchId';

/** Whether Firestore can hold a document under this id; others name nothing that exists. */
function isDocumentId(id: string): boolean {
  return id !== '.' && id !== '..' && !/^__.*__$/.test(id);
}

/**
 * An id of a document, in these characters and no longer than that; it is parsed before it reaches the store. None at
 * all is a fault of the body.
 */
export function documentId(shape: RegExp) {
  return z.string().regex(shape, NO_SUCH_ID).refine(isDocumentId, NO_SUCH_ID);
}

/** An id of whatever kind of document. */
export const anyId = documentId(/^[\w.:-]{1,250}$/);
/** A resource by its name; the handler refuses one that does not exist. */
export const resourceName = z.object({ resource: z.string().regex(/^[a-z-]{1,40}$/) });
