import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../lib/confirm';
import { useWords } from '../../lib/words/use-words';
import { remove } from './content-api';
import { resourceOf, type ContentScreen } from './screens';
import { useSaid } from './use-said';
import { useUndo } from './use-undo';

/** Asks, and moves a document to the bin, from where Undo brings it back. Answers whether it went there. */
export function useRemove(screen: ContentScreen) {
  const t = useWords('admin');
  const said = useSaid(screen.key);
  const undo = useUndo();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const resource = resourceOf(screen);
  return async (document: { id: string; version: number }, onBegin: () => void): Promise<boolean> => {
    const text = screen.key === 'event' ? t('content.deleteEvent') : t('content.deleteAny');
    const asked = { title: t('content.delete'), text, confirm: t('content.delete'), isDangerous: true };
    if (!(await confirm(asked))) return false;
    onBegin();
    const answer = await remove(resource, document).catch((error: unknown) => {
      said.failed('delete', error);
      return undefined;
    });
    if (answer) said.deleted(() => void undo([answer.entryId]));
    await queries.invalidateQueries({ queryKey: ['content', resource.name, 'list'] });
    return answer !== undefined;
  };
}
