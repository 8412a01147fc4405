import { savePhoto, type PhotoToSave } from './draw-photo';

/** What the worker answers: how far it is, and at last the file, or nothing when it is too large. */
export type Saved = { progress: number } | { blob: Blob | undefined } | { failed: true };

const say = (saved: Saved) => postMessage(saved);

onmessage = ({ data }: MessageEvent<PhotoToSave>) => {
  savePhoto(data, (progress) => say({ progress })).then(
    (blob) => say({ blob }),
    () => say({ failed: true }),
  );
};
