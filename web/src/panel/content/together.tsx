import { useEffect, useState } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { formatList } from '@nexus/domain/locale';
import type { Resource } from '@nexus/domain/resources/resource';
import { api } from '../../lib/api-client';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Live } from '../../live/live';

type People = Record<string, { name: string; at: string }>;

/** Who else has this document open, as it is now; and tells them that it is open here. */
export function Together({ resource, id }: { resource: Resource; id: string }) {
  const t = useWords('admin', 'panel.editor');
  const language = useLanguage();
  const { session } = useSession();
  const [people, setPeople] = useState<People>({});
  const now = usePresence(resource.name, id);
  const own = session.kind === 'staff' ? session.staff.id : '';
  const others = Object.entries(people)
    .filter(([uid, { at }]) => uid !== own && now - Date.parse(at) < LIMITS.presenceLasts)
    .map(([, { name }]) => name);
  const names = formatList(others, language);
  return (
    <>
      <Live
        path={`presence/${resource.name}.${id}`}
        onChange={(seen) => setPeople((seen['people'] as People | undefined) ?? {})}
      />
      <p className={others.length > 0 ? 'small muted' : 'only-heard'} role="status">
        {others.length > 0 && t('together', { names })}
      </p>
    </>
  );
}

/** Says again and again that the document is open here, while it is. @returns the time of the last beat, in milliseconds */
function usePresence(resource: string, id: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Others may miss that somebody is here: that is no reason to disturb anybody.
    const tell = (isOpen: boolean) =>
      void api('PUT /api/admin/presence/{resource}/{id}', {
        params: { resource, id },
        body: { isOpen },
        as: 'oneself',
      }).catch(() => undefined);
    tell(true);
    const beat = setInterval(() => {
      setNow(Date.now());
      if (document.visibilityState === 'visible') tell(true);
    }, LIMITS.presenceBeat);
    return () => {
      clearInterval(beat);
      tell(false);
    };
  }, [resource, id]);
  return now;
}
