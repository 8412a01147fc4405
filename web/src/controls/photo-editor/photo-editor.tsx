import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Button } from '../../ui/button';
import { Dialog } from '../dialog';
import { Progress } from '../progress';
import { Alert } from '../states';
import { UNCHANGED, type Adjustments } from './adjust';
import { drawPhoto } from './draw-photo';
import { readPhoto, type Photo } from './read-photo';
import { saveInWorker } from './save-in-worker';

const PREVIEW_SIDE = 900;
const SLIDERS = [
  ['brightness', 50, 150],
  ['contrast', 50, 150],
  ['saturation', 0, 150],
] as const;
const FIRST_CROP = 80;
/** How much of saving is drawing; the rest is sending. */
const DRAWING = 0.6;

export interface Failure {
  title: string;
  text: string;
}

export interface PhotoEditorProps {
  file: File;
  /** People's pictures are cut to a circle; others to whatever part is chosen. */
  isCircle: boolean;
  /** Logos keep what is transparent. */
  keepsTransparency?: boolean;
  onCancel: () => void;
  /** What was made, to be uploaded. When that fails the editor stays and `failure` says why. */
  onDone: (picture: Blob, signal: AbortSignal) => Promise<void>;
  failure: Failure | undefined;
}

/** Cuts, turns and adjusts a picture before it is uploaded. The arrow keys move the part, with Shift by more. */
export function PhotoEditor(props: PhotoEditorProps) {
  const t = useWords('signedIn', 'photo');
  const common = useWords();
  const title = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [photo, setPhoto] = useState<Photo>();
  const [adjustments, setAdjustments] = useState<Adjustments>(UNCHANGED);
  const [part, setPart] = useState<PercentCrop>();
  const [failure, setFailure] = useState('');
  const [progress, setProgress] = useState<number>();
  const saving = useRef<AbortController>(undefined);
  const isBusy = progress !== undefined;

  useEffect(() => {
    let isGone = false;
    readPhoto(props.file).then(
      (read) => (isGone ? read.bitmap.close() : setPhoto(read)),
      () => isGone || setFailure(t('unreadable')),
    );
    return () => {
      isGone = true;
    };
  }, [props.file, t]);

  useEffect(() => {
    if (photo && canvas.current) drawPhoto(canvas.current, photo.bitmap, adjustments, PREVIEW_SIDE);
  }, [photo, adjustments]);

  const { turns } = adjustments;
  const { isCircle } = props;
  useEffect(() => {
    if (!photo) return;
    const isSideways = turns % 2 === 1;
    const [width, height] = isSideways
      ? [photo.bitmap.height, photo.bitmap.width]
      : [photo.bitmap.width, photo.bitmap.height];
    setPart(firstPart(width, height, isCircle));
  }, [photo, turns, isCircle]);

  const done = async () => {
    if (!photo || !part) return;
    setFailure('');
    setProgress(0);
    saving.current = new AbortController();
    const { signal } = saving.current;
    try {
      const keepsTransparency = props.keepsTransparency === true && photo.hasTransparency;
      const toSave = { bitmap: photo.bitmap, adjustments, part, keepsTransparency };
      const picture = await saveInWorker(toSave, { signal, onProgress: (done) => setProgress(done * DRAWING) });
      setProgress(DRAWING);
      if (picture) await props.onDone(picture, signal);
      else setFailure(t('tooLarge'));
    } catch {
      if (!signal.aborted) setFailure(t('unreadable'));
    }
    setProgress(undefined);
  };
  /** Gives up what is being saved; otherwise closes. */
  const cancel = () => {
    saving.current?.abort();
    props.onCancel();
  };
  const shown = failure ? { title: failure, text: '' } : props.failure;
  return (
    <Dialog isOpen onClose={cancel} labelledBy={title} size="wide">
      <div className="stack">
        <h2 id={title}>{t('title')}</h2>
        {!photo && !failure && (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" />
            {t('reading')}
          </p>
        )}
        {photo && (
          <>
            <div className="photo-stage">
              <ReactCrop
                {...(part && { crop: part })}
                circularCrop={isCircle}
                {...(isCircle && { aspect: 1 })}
                keepSelection
                minWidth={24}
                minHeight={24}
                ruleOfThirds={!isCircle}
                ariaLabels={{
                  cropArea: t('area'),
                  nwDragHandle: t('corner'),
                  nDragHandle: t('edge'),
                  neDragHandle: t('corner'),
                  eDragHandle: t('edge'),
                  seDragHandle: t('corner'),
                  sDragHandle: t('edge'),
                  swDragHandle: t('corner'),
                  wDragHandle: t('edge'),
                }}
                onChange={(_, percent) => setPart(percent)}
              >
                <canvas ref={canvas} role="img" aria-label={t('preview')} />
              </ReactCrop>
            </div>
            <p className="small subtle">{t('help')}</p>
            <div className="form-grid">
              {SLIDERS.map(([name, min, max]) => (
                <label key={name} className={recipeClass('field')}>
                  <span className={recipeClass('label')}>
                    {t(name)} <span className="digits">{adjustments[name]}</span>
                  </span>
                  <input
                    type="range"
                    min={min}
                    max={max}
                    step={5}
                    value={adjustments[name]}
                    onChange={(event) => setAdjustments({ ...adjustments, [name]: Number(event.target.value) })}
                  />
                </label>
              ))}
            </div>
            <div className="row">
              <Button size="small" onClick={() => setAdjustments({ ...adjustments, turns: (turns + 3) % 4 })}>
                {t('left')}
              </Button>
              <Button size="small" onClick={() => setAdjustments({ ...adjustments, turns: (turns + 1) % 4 })}>
                {t('right')}
              </Button>
              <Button size="small" variant="ghost" onClick={() => setAdjustments(UNCHANGED)}>
                {t('reset')}
              </Button>
            </div>
          </>
        )}
        {shown && (
          <Alert tone="bad" title={shown.title}>
            {shown.text && <p>{shown.text}</p>}
          </Alert>
        )}
        {isBusy && <Progress label={t('saving')} value={progress} />}
        <div className="actions">
          <Button onClick={cancel}>{common('form.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={!photo} onClick={() => void done()}>
            {t('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A circle of 80 % of the smaller side in the middle; for other pictures, all of it. */
function firstPart(width: number, height: number, isCircle: boolean): PercentCrop {
  if (!isCircle) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const side = { unit: '%' as const, ...(width <= height ? { width: FIRST_CROP } : { height: FIRST_CROP }) };
  return centerCrop(makeAspectCrop(side, 1, width, height), width, height) as PercentCrop;
}
