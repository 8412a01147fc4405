import { useRef, useState } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { Progress } from '../../../controls/progress';
import { Fault } from '../../../controls/fault';
import { ApiError } from '../../../lib/api-error';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { FileInput } from '../../../ui/file-input';
import { makeSmall } from '../../../controls/photo-editor/make-small';
import { mayBePicture, PICTURES } from '../../../controls/photo-editor/read-photo';
import { uploadPicture } from '../../../controls/photo-editor/use-photo-editor';
import { useUploadWords } from './upload-words';
import { recipeClass } from '../../../theme/recipe-class';

interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  fault: string;
}

let keys = 0;

/** Takes several pictures at once, one after the other, each with its progress; one that fails can be tried again. */
export function GalleryAdder({ onUploaded }: { onUploaded: (url: string) => void }) {
  const t = useWords('admin', 'panel.gallery');
  const photo = useWords('signedIn', 'photo');
  const failed = useUploadWords();
  const input = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const set = (key: number, change: Partial<Upload> | undefined) =>
    setUploads((all) =>
      all.flatMap((one) => (one.key !== key ? [one] : change === undefined ? [] : [{ ...one, ...change }])),
    );
  const send = (key: number, file: File) => {
    queue.current = queue.current.then(async () => {
      set(key, { state: 'sending', fault: '' });
      try {
        const picture = await asTakenByServer(file);
        if (picture.size > LIMITS.imageBytes) return set(key, { state: 'failed', fault: photo('fileTooLarge') });
        onUploaded(await uploadPicture(picture, file.name));
        set(key, undefined);
      } catch (error) {
        const fault = error instanceof ApiError ? `${failed.title}: ${error.sentence}` : failed.title;
        set(key, { state: 'failed', fault });
      }
    });
  };
  const take = (files: File[]) => {
    for (const file of files) {
      keys += 1;
      const fault = mayBePicture(file) ? '' : photo('notImage');
      const upload: Upload = { key: keys, file, state: fault ? 'failed' : 'waiting', fault };
      setUploads((all) => [...all, upload]);
      if (!fault) send(upload.key, file);
    }
  };
  return (
    <div className={recipeClass('stack', { gap: 'close' })}>
      <div>
        <Button size="small" onClick={() => input.current?.click()}>
          {t('several')}
        </Button>
        <FileInput ref={input} label={t('several')} accept={PICTURES} multiple onChoose={take} />
      </div>
      {uploads.length > 0 && (
        <ul className="card lines" role="status">
          {uploads.map(({ key, file, state, fault }) => (
            <li key={key} className="line">
              <bdi className="line-main">{file.name}</bdi>
              {state === 'failed' ? (
                <>
                  <Fault>{fault}</Fault>
                  <Button size="small" aria-label={t('againOf', { name: file.name })} onClick={() => send(key, file)}>
                    {t('again')}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('dropOf', { name: file.name })}
                    onClick={() => set(key, undefined)}
                  >
                    {t('drop')}
                  </Button>
                </>
              ) : (
                <Progress label={file.name} value={state === 'waiting' ? 0 : null} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Pictures that the server cannot decode are decoded here, others are made as small as it keeps them. */
async function asTakenByServer(file: File): Promise<Blob> {
  if (!/\.(heic|heif)$/i.test(file.name) && !/hei[cf]/.test(file.type)) return makeSmall(file);
  const [{ readPhoto }, { saveInWorker }, { UNCHANGED }] = await Promise.all([
    import('../../../controls/photo-editor/read-photo'),
    import('../../../controls/photo-editor/save-in-worker'),
    import('../../../controls/photo-editor/adjust'),
  ]);
  const { bitmap } = await readPhoto(file);
  const part = { x: 0, y: 0, width: 100, height: 100 };
  return (await saveInWorker({ bitmap, adjustments: UNCHANGED, part, keepsTransparency: false })) ?? file;
}
