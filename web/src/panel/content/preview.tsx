import { Suspense, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useParams } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import type { ResourceKey } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { publish } from '@nexus/domain/resources/published';
import { Segments } from '../../controls/segments';
import { AnswersContext, publicPath } from '../../lib/content';
import { LANGUAGE_NAMES } from '../../lib/language-names';
import { PublicAnswers } from '../../lib/public-answers';
import { publicWords } from '../../lib/words/load';
import { useWords, WordsContext } from '../../lib/words/use-words';
import type { Words } from '../../lib/words/words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { PageTitleContext } from '../../ui/page-title';
import { Skeletons } from '../../controls/states';
import { PreviewChoices, usePreviewScale, type PreviewWidth } from '../preview-choices';
import { PreviewContext } from './preview-context';
import { useMedia } from '../../ui/use-media';

const WIDTHS = { phone: 390, desktop: 1280 } as const;

/** A document as visitors would see it now: in either language and theme, on a phone or a wide screen. */
export function Preview(props: {
  previewKey: ResourceKey;
  resource: Resource;
  values: Record<string, unknown>;
  language: Language;
  onClose: () => void;
}) {
  const t = useWords('admin', 'panel.editor');
  const heading = useId();
  const isNarrow = useMedia('(max-width: 1179px)');
  const preview = use(PreviewContext)[props.previewKey];
  const { id = 'main' } = useParams();
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [language, setLanguage] = useState(props.language);
  useEffect(() => setLanguage(props.language), [props.language]);
  const [given] = useState(() => new PublicAnswers());
  const document = { id, ...publish(props.resource, props.values as never, language) };
  const answers = preview?.data(document, id) ?? {};
  const written = JSON.stringify(answers);
  useEffect(() => {
    for (const [path, answer] of Object.entries(JSON.parse(written) as Record<string, unknown>))
      given.put(publicPath(path, language), answer);
  }, [given, written, language]);
  if (!preview) return null;
  const shown = (
    <>
      <PreviewChoices language={language} onLanguage={setLanguage} width={width} onWidth={setWidth}>
        <Segments
          label={t('theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
          ]}
        />
      </PreviewChoices>
      <Frame
        width={WIDTHS[width]}
        theme={theme}
        language={language}
        title={t('previewOf', { language: LANGUAGE_NAMES[language] })}
      >
        <AnswersContext value={given}>
          <PageTitleContext value="quiet">
            <Suspense fallback={<Skeletons count={1} height={200} />}>
              <preview.Screen />
            </Suspense>
          </PageTitleContext>
        </AnswersContext>
      </Frame>
    </>
  );
  // Where there is no room beside the form it stands over it, so that one comes back to where one was.
  if (!isNarrow) {
    return (
      <section className="preview card" aria-label={t('preview')}>
        {shown}
      </section>
    );
  }
  return (
    <Dialog isOpen onClose={props.onClose} labelledBy={heading} size="preview">
      <div className="row between">
        <h2 id={heading}>{t('preview')}</h2>
        <Button size="small" onClick={props.onClose}>
          {t('closePreview')}
        </Button>
      </div>
      {shown}
    </Dialog>
  );
}

/** A document of its own, so that widths and themes are the previewed ones; it has the styles of this page. */
function Frame(props: { width: number; theme: string; language: Language; title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, scale } = usePreviewScale(props.width);
  const [body, setBody] = useState<HTMLElement>();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(style.cloneNode(true));
    // Nothing in it can be reached or takes the focus.
    inner.body.inert = true;
    setBody(inner.body);
  }, []);
  useEffect(() => {
    let isGone = false;
    void publicWords(props.language).then((found) => !isGone && setWords(found));
    return () => {
      isGone = true;
    };
  }, [props.language]);
  useEffect(() => {
    const root = body?.ownerDocument.documentElement;
    if (!root) return;
    root.lang = props.language;
    root.dir = props.language === 'ar' ? 'rtl' : 'ltr';
    root.dataset['theme'] = props.theme;
  }, [body, props.language, props.theme]);
  return (
    <div className="preview-box" ref={box} dir="ltr">
      <iframe ref={frame} title={props.title} tabIndex={-1} style={{ '--width': props.width, '--scale': scale }} />
      {!words && <Skeletons count={1} height={200} />}
      {body && words && createPortal(<WordsContext value={words}>{props.children}</WordsContext>, body)}
    </div>
  );
}
