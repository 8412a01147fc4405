import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '@nexus/domain/bilingual';
import { ErrorState, Skeletons } from '../../controls/states';
import { api } from '../../lib/api-client';
import { LANGUAGE_NAMES } from '../../lib/language-names';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { PreviewChoices, usePreviewScale, type PreviewWidth } from '../preview-choices';

const WIDTHS = { phone: 390, desktop: 1000 } as const;

/** The mail as it is stored and would be sent, in either language, on a phone and on a wide screen. */
export function IssuePreview({ id, version }: { id: string; version: number }) {
  const t = useWords('issues');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const { data, error, refetch } = useQuery({
    queryKey: ['issue-mail', id, version, language],
    queryFn: () => api('GET /api/admin/issues/{id}/mail', { params: { id }, query: { lang: language } }),
    // After a save the mail before it is shown until the new one is there.
    placeholderData: (before, query) => (query?.queryKey[3] === language ? before : undefined),
    staleTime: 0,
    meta: { saysItself: true },
  });
  return (
    <section className="card" aria-label={t('preview')}>
      <PreviewChoices language={language} onLanguage={setLanguage} width={width} onWidth={setWidth} />
      {error && !data && <ErrorState text={t('previewFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Shape />}
      {data && (
        <>
          <p className="preview-bar" dir="auto">
            <b>{data.subject || t('untitled')}</b>
          </p>
          <Frame
            html={data.html}
            width={WIDTHS[width]}
            title={t('previewOf', { language: LANGUAGE_NAMES[language] })}
          />
        </>
      )}
    </section>
  );
}

/** As high as what comes: what stands below stays where it is. */
function Shape() {
  return (
    <>
      <p className="preview-bar">{'\u00a0'}</p>
      <div className="preview-box">
        <Skeletons count={1} height={620} />
      </div>
    </>
  );
}

/** A document of its own in which nothing runs, and from which nothing leads away. */
function Frame({ html, width, title }: { html: string; width: number; title: string }) {
  const { box, scale } = usePreviewScale(width);
  return (
    <div className="preview-box" ref={box} dir="ltr">
      <iframe title={title} sandbox="" srcDoc={html} style={{ '--width': width, '--scale': scale }} />
    </div>
  );
}
