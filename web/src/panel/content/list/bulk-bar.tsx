import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { visibilityField } from '@nexus/domain/resources/resource';
import { formatNumber } from '../../../lib/format';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../lib/confirm';
import { useToast } from '../../../lib/toasts';
import { resourceOf, type ContentScreen } from '../screens';
import { useUndo } from '../use-undo';
import { changeMany, type Wanted } from './change-many';

/** What can be done to the chosen documents at once; one *Undo* takes all of it back. */
export function BulkBar(props: { screen: ContentScreen; wanted: Wanted; count: number; onDone: () => void }) {
  const t = useWords('admin', 'panel.list');
  const common = useWords();
  const resource = resourceOf(props.screen);
  const toast = useToast();
  const confirm = useConfirm();
  const undo = useUndo();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const language = useLanguage();
  const n = formatNumber(props.count, language);

  const run = async (change: 'show' | 'hide' | 'remove') => {
    const question = { title: t('remove'), text: t('removeMany', { n }), confirm: t('remove'), isDangerous: true };
    if (change === 'remove' && !(await confirm(question))) return;
    setProgress(0);
    try {
      const entries = await changeMany({
        resource: resource.name,
        wanted: props.wanted,
        change,
        onStep: setProgress,
      });
      toast({
        title: t('done'),
        action: { label: t('undo'), run: () => void undo(entries.filter(Boolean).toReversed()) },
      });
      props.onDone();
    } catch (error) {
      toast({ title: t('failed'), error });
    } finally {
      setProgress(undefined);
      await queries.invalidateQueries({ queryKey: ['content', resource.name] });
      await queries.invalidateQueries({ queryKey: ['bulk'] });
    }
  };
  const isBusy = progress !== undefined;
  return (
    <div className="savebar" role="region" aria-label={t('selected', { n })}>
      <b className="small" role="status">
        {progress !== undefined && progress > 0
          ? t('progress', { done: formatNumber(progress, language), n })
          : t('selected', { n })}
      </b>
      <span className="row">
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
