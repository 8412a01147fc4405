import type { ReactNode } from 'react';
import type { Permission } from '@nexus/domain/permissions';
import { useMay } from '../lib/session';
import { useWords } from '../lib/words/use-words';
import { PageTitle } from '../ui/page-title';
import { Alert } from '../controls/states';

/** A screen for those who hold `needs`; the others read why they do not see it. */
export function Guarded({ needs, title, children }: { needs: Permission; title: string; children: ReactNode }) {
  const t = useWords('admin');
  if (useMay(needs)) return children;
  return (
    <div className="stack">
      <PageTitle title={title} />
      <Alert tone="warning" title={t('forbidden.title')}>
        <p>{t('forbidden.text')}</p>
      </Alert>
    </div>
  );
}
