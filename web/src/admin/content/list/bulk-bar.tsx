import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import { visibilityField } from '@nexus/domain/resources/resource';
import { api } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/confirm';
import { useToast } from '../../../ui/toasts';
import type { ContentDocument } from '../content-api';
import { resourceOf, type ContentScreen } from '../screens';
import { useUndo } from '../use-undo';

/** What can be done to the chosen documents at once; one *Undo* takes all of it back. */
export function BulkBar(props: { screen: ContentScreen; documents: ContentDocument[]; onDone: () => void }) {
  const { t, i18n } = useTranslation('admin', { keyPrefix: 'panel.list' });
  const { t: common } = useTranslation();
  const resource = resourceOf(props.screen);
  const toast = useToast();
  const confirm = useConfirm();
  const undo = useUndo();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const n = formatNumber(props.documents.length, i18n.language as Language);

  const run = async (change: 'show' | 'hide' | 'remove') => {
    const question = { title: t('remove'), text: t('removeMany', { n }), confirm: t('remove'), isDangerous: true };
    if (change === 'remove' && !(await confirm(question))) return;
    setBusy(true);
    try {
      const { entryId } = await api('POST /api/admin/bulk/{resource}', {
        params: { resource: resource.name },
        body: { ids: props.documents.map(({ id }) => id), change },
      });
      toast({ title: t('done'), action: { label: t('undo'), run: () => void undo(entryId) } });
      props.onDone();
      await queries.invalidateQueries({ queryKey: ['content', resource.name] });
    } catch (error) {
      toast({ title: t('failed'), error });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="savebar" role="region" aria-label={t('selected', { n })}>
      <b className="sm" role="status">
        {t('selected', { n })}
      </b>
      <span className="row" style={{ marginInlineStart: 'auto' }}>
        {visibilityField(resource) && (
          <>
            <Button size="small" disabled={isBusy} onClick={() => void run('show')}>
              {t('show')}
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => void run('hide')}>
              {t('hide')}
            </Button>
          </>
        )}
        <Button size="small" variant="dangerQuiet" disabled={isBusy} onClick={() => void run('remove')}>
          {t('remove')}
        </Button>
        <Button size="small" variant="ghost" aria-label={t('clear')} onClick={props.onDone}>
          {common('form.cancel')}
        </Button>
      </span>
    </div>
  );
}
