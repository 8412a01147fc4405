import { Skeletons } from '../../controls/states';
import { useWords } from '../../lib/words/use-words';

/** The cards of people that are on their way, in words and in their shape. `className`: how they will stand. */
export function LoadingMembers(props: { className: string; count: number; height: number }) {
  const t = useWords('admin');
  return (
    <>
      <p className="muted" role="status">
        {t('members.loading')}
      </p>
      <div className={props.className} aria-hidden="true">
        <Skeletons count={props.count} height={props.height} />
      </div>
    </>
  );
}
