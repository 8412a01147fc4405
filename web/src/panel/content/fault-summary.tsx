import type { Resource } from '@nexus/domain/resources/resource';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Alert } from '../../controls/states';
import { placeOf } from './fault-places';

/** What a save was refused for: each fault with a link to its place. Those of fields that are elsewhere are named. */
export function FaultSummary(props: {
  resource: Resource;
  faults: Record<string, string>;
  /** Names of the fields that can be gone to. */
  shown: readonly string[];
  onShow: (path: string) => void;
}) {
  const t = useWords('admin', 'content');
  const language = useLanguage();
  const entries = Object.entries(props.faults);
  if (entries.length === 0) return null;
  return (
    <Alert tone="bad" title={t('faults', { count: entries.length, n: formatNumber(entries.length, language) })}>
      <ul>
        {entries.map(([path, sentence]) => {
          const { label } = placeOf({ resource: props.resource, path, language });
          const isHere = props.shown.includes(path.split('.')[0] ?? '');
          return (
            <li key={path}>
              {isHere ? (
                <a
                  className="fault-link"
                  href={`#${path}`}
                  onClick={(event) => {
                    event.preventDefault();
                    props.onShow(path);
                  }}
                >
                  <bdi>{label}</bdi>
                </a>
              ) : (
                <bdi>
                  {label} ({t('elsewhere')})
                </bdi>
              )}
              : {sentence}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
