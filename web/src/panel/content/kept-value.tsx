import type { ActivityEntry } from '@nexus/domain/contract/history';
import type { Resource } from '@nexus/domain/resources/resource';
import { useActivityWords } from '../activity/use-activity-words';
import { Thumb } from '../thumb';

type Change = Pick<ActivityEntry['changes'][number], 'path' | 'kind' | 'title'>;

/** What a field held or holds, as a person reads it: a picture is seen. */
export function KeptValue(props: { resource: Resource; change: Change; name: string; value: unknown }) {
  const { change, name, value } = props;
  const words = useActivityWords();
  const field = props.resource.fields[name];
  if (field?.kind === 'image' && value) return <Thumb field={field} src={String(value)} />;
  return words.value(change, name, value);
}
