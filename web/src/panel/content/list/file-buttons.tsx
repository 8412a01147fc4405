import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import { useMay } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import type { ContentDocument } from '../content-api';
import { resourceOf, type ContentScreen } from '../screens';
import { download, writeCsv } from '../table-files';
import { recipeClass } from '../../../theme/recipe-class';

const ImportDialog = lazyPart(async () => (await import('./import-dialog')).ImportDialog);

/** Export of what is shown, and import with a preview. */
export function FileButtons({ screen, documents }: { screen: ContentScreen; documents: ContentDocument[] }) {
  const t = useWords('admin', 'panel.list');
  const resource = resourceOf(screen);
  const mayWrite = useMay('manage_content');
  const [isImporting, setImporting] = useState<boolean>();
  const csv = () => download({ name: `${resource.name}.csv`, text: writeCsv(resource, documents), type: 'text/csv' });
  const json = () =>
    download({ name: `${resource.name}.json`, text: JSON.stringify(documents, null, 2), type: 'application/json' });
  return (
    <span className={recipeClass('row', { gap: 'close' })}>
      <Button size="small" onClick={csv} aria-label={t('exportCsv')}>
        CSV
      </Button>
      <Button size="small" onClick={json} aria-label={t('exportJson')}>
        JSON
      </Button>
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
