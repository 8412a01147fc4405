import type { ActivityEntry } from '@nexus/domain/contract/history';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { restore } from './content-api';
import { tell } from './saved-here';
import { resourceOf, type ContentScreen } from './screens';
import type { useSaid } from './use-said';

/** Brings a document back as a commit left it, over the version that is shown, and closes what asked for it. */
export function useRestore(given: {
  screen: ContentScreen;
  id: string;
  version: number;
  said: ReturnType<typeof useSaid>;
  reload: () => void;
}) {
  const { screen, id, version, said, reload } = given;
  const t = useWords('admin', 'panel.editor');
  const toast = useToast();
  return async (entry: ActivityEntry, onClose: () => void) => {
    try {
      await restore({ resource: resourceOf(screen), id, entryId: entry.id, version });
      onClose();
      toast({ title: t('restored') });
      tell(screen);
      reload();
    } catch (error) {
      // What is said must be seen, and what somebody else saved meanwhile too.
      onClose();
      if (error instanceof ApiError && error.status === 412) reload();
      said.failed('update', error);
    }
  };
}
