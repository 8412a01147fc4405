import type { PhotoToSave } from './draw-photo';
import type { Saved } from './save-worker';

/**
 * `savePhoto` away from the page, which stays responsive.
 * @throws Error when the picture cannot be drawn; the signal's reason when it is given up
 */
export function saveInWorker(
  photo: PhotoToSave,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (done: number) => void } = {},
): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./save-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | undefined>((resolve, reject) => {
    const fail = () => reject(new Error('The picture could not be drawn.'));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Saved>) => {
      if ('progress' in data) onProgress?.(data.progress);
      else if ('blob' in data) resolve(data.blob);
      else fail();
    };
    worker.postMessage(photo);
  }).finally(() => worker.terminate());
}
