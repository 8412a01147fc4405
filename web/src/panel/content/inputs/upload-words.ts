import { createContext, use } from 'react';
import { useWords } from '../../../lib/words/use-words';

/** The collection of the document that is edited. */
export const EditedCollection = createContext('');

/** What is said of a picture that could not be uploaded: first, and where there is more to say, after it. */
export function useUploadWords(): { title: string; text: string } {
  const own = useWords('admin', 'panel.upload');
  const photo = useWords('signedIn', 'photo');
  const name = use(EditedCollection);
  const title = `${name}.title` as const;
  const text = `${name}.text` as const;
  return { title: own.has(title) ? own(title) : photo('failed'), text: own.has(text) ? own(text) : '' };
}
