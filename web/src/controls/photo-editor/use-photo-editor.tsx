import { Suspense, useRef, useState, type ReactNode } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { lazyPart } from '../../lib/lazy-part';
import { useWords } from '../../lib/words/use-words';
import { ErrorBoundary } from '../../ui/error-boundary';
import { FileInput } from '../../ui/file-input';
import type { Failure } from './photo-editor';
import { mayBePicture, PICTURES } from './read-photo';

const PhotoEditor = lazyPart(async () => (await import('./photo-editor')).PhotoEditor);

/**
 * Everything that choosing a picture needs: a hidden file input to place, `choose` to open it, `take` for dropped and
 * pasted files, the fault to show, and the editor that opens after a file was chosen. Its code loads only then.
 */
export function usePhotoEditor(given: {
  isCircle: boolean;
  keepsTransparency?: boolean;
  label: string;
  /** What is said when the upload fails: first, and before the reason. */
  failed?: Failure;
  onUploaded: (url: string) => void;
}) {
  const t = useWords('signedIn', 'photo');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState<Failure>();

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setFailure(undefined);
    if (!mayBePicture(chosen)) return setFault(t('notImage'));
    if (chosen.size > LIMITS.imageBytes) return setFault(t('fileTooLarge'));
    setFault('');
    setFile(chosen);
  };
  const notLoaded = () => {
    setFile(undefined);
    setFault(t('notLoaded'));
  };
  const upload = async (picture: Blob, signal: AbortSignal) => {
    try {
      given.onUploaded(await uploadPicture(picture, file?.name ?? '', signal));
      setFile(undefined);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof ApiError ? error.sentence : t('noUrl');
      const { title, text } = given.failed ?? { title: t('failed'), text: '' };
      setFailure({ title, text: `${text} ${reason}`.trim() });
    }
  };
  const editor: ReactNode = (
    <>
      <FileInput ref={input} label={given.label} accept={PICTURES} onChoose={([chosen]) => take(chosen)} />
      {file && (
        <ErrorBoundary fallback={null} onError={notLoaded}>
          <Suspense fallback={null}>
            <PhotoEditor
              file={file}
              isCircle={given.isCircle}
              keepsTransparency={given.keepsTransparency ?? false}
              failure={failure}
              onCancel={() => setFile(undefined)}
              onDone={upload}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
  return { editor, fault, take, choose: () => input.current?.click() };
}

/** Sends a picture under its file's name and answers its address. @throws ApiError, or an Error when the server gives none */
export async function uploadPicture(picture: Blob, name: string, signal?: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('file', picture, name);
  const { url } = await api('POST /api/upload', { body: form, ...(signal && { signal }) });
  if (!url) throw new Error('No URL returned from server');
  return url;
}
