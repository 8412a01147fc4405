import { db } from '../../firebase';
import { countOf } from '../kernel/documents';

/** Who gets the newsletter. */
export const readers = () => db().collection('subscribers').where('state', '==', 'confirmed');

/** How many would get an issue now. */
export function countReaders(): Promise<number> {
  return countOf(readers());
}
