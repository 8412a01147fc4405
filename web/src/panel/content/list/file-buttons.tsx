import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import { useMay } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import type { Asked } from '../content-api';
import { resourceOf, type ContentScreen } from '../screens';
import { useContentExport } from './use-content-export';
import { recipeClass } from '../../../theme/recipe-class';

const ImportDialog = lazyPart(async () => (await import('./import-dialog')).ImportDialog);

/** Export of everything that matches, part after part, and import with a preview. */
export function FileButtons({ screen, asked }: { screen: ContentScreen; asked: Asked }) {
  const t = useWords('admin', 'panel.list');
  const resource = resourceOf(screen);
  const mayWrite = useMay('manage_content');
  const [isImporting, setImporting] = useState<boolean>();
  const { progress, save } = useContentExport(resource, asked);
  return (
    <span className={recipeClass('row', { gap: 'close' })}>
      <Button size="small" disabled={progress !== ''} onClick={() => void save('csv')} aria-label={t('exportCsv')}>
        CSV
      </Button>
      <Button size="small" disabled={progress !== ''} onClick={() => void save('json')} aria-label={t('exportJson')}>
        JSON
      </Button>
      {progress !== '' && (
        <span className="small muted digits" role="status">
          {progress}
        </span>
      )}
      {mayWrite && (
        <Button size="small" onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      )}
      {isImporting !== undefined && (
        <Suspense>
          <ImportDialog screen={screen} isOpen={isImporting} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </span>
  );
}
