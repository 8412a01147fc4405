import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LANGUAGES, type Language } from '@nexus/domain/bilingual';
import { Segments } from '../controls/segments';
import { LANGUAGE_NAMES } from '../lib/language-names';
import { useWords } from '../lib/words/use-words';

export type PreviewWidth = 'phone' | 'desktop';

/** In which language and how wide something is previewed; what else can be chosen stands behind. */
export function PreviewChoices(props: {
  language: Language;
  onLanguage: (language: Language) => void;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  children?: ReactNode;
}) {
  const t = useWords('admin', 'panel.editor');
  const admin = useWords('admin');
  return (
    <div className="row preview-bar">
      <Segments
        label={admin('content.languages')}
        value={props.language}
        onChange={props.onLanguage}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Segments
        label={t('width')}
        value={props.width}
        onChange={props.onWidth}
        options={[
          { value: 'phone', label: t('phone') },
          { value: 'desktop', label: t('desktop') },
        ]}
      />
      {props.children}
    </div>
  );
}

/** How much smaller a frame of so many pixels is drawn to fit into the box around it, now and when that changes; never larger. */
export function usePreviewScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [width]);
  return { box, scale };
}
