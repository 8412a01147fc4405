import { Skeleton } from '@chakra-ui/react/skeleton';
import { cardClass } from '../ui/card';
import { gridClass } from '../ui/grid';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Row {
  /** How high and wide, in pixels, what stands before the words is: a face, or a picture. */
  face?: number;
  thumb?: boolean;
  /** How wide what stands at the end is, and how high; on a phone it stands below where `isBelow`. */
  end?: readonly [width: number, height: number];
  isBelow?: boolean;
}

/** A row of a list before it is there: what stands before the words, two lines of them, and what stands at the end. */
function RowToCome({ face, thumb, end, isBelow }: Row) {
  return (
    <div className={isBelow ? 'awaited-line action-below' : 'awaited-line'} aria-hidden="true">
      {face !== undefined && <Skeleton boxSize={`${face}px`} borderRadius="50%" flex="none" />}
      {thumb && <Skeleton className="awaited-thumb" />}
      <div className="awaited-words">
        <Skeleton />
        <Skeleton />
      </div>
      {end && <Skeleton className="awaited-action" inlineSize={`${end[0]}px`} blockSize={`${end[1]}px`} />}
    </div>
  );
}

/** Rows alone, for a card that stands already. */
export function RowSkeletons({ count, ...row }: Row & { count: number }) {
  return numbered(count).map((index) => <RowToCome key={index} {...row} />);
}

/** A list in its card, in the shape of what is coming. */
export function ListSkeleton({ count, ...row }: Row & { count: number }) {
  return (
    <div className="card lines awaited-lines" aria-hidden="true">
      <RowSkeletons count={count} {...row} />
    </div>
  );
}

/** Cards of people as the directory has them: a face, a name and a title, skills, and a line at the foot. */
export function PeopleSkeletons({ count, hasFoot = false }: { count: number; hasFoot?: boolean }) {
  return numbered(count).map((index) => (
    <div key={index} className={cardClass({}, 'member-card')} aria-hidden="true">
      <div className="padded">
        <RowToCome face={72} />
        <Skeleton blockSize="27px" inlineSize="60%" />
      </div>
      {hasFoot && (
        <div className="block">
          <span>
            <Skeleton inlineSize="120px" />
          </span>
        </div>
      )}
    </div>
  ));
}

/** What somebody shows of themselves: their head, and beside it what is told. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className="profile-grid" role="status" aria-label={label}>
      <div className="card" aria-hidden="true">
        <div className="profile-edge" />
        <div className="padded profile-head">
          <Skeleton boxSize="120px" borderRadius="50%" />
          <Skeleton blockSize="25px" inlineSize="80%" />
          <Skeleton blockSize="24px" inlineSize="60%" />
          <Skeleton blockSize="44px" inlineSize="70%" />
        </div>
      </div>
      <div className="card padded stack" aria-hidden="true">
        {numbered(4).map((index) => (
          <RowToCome key={index} />
        ))}
      </div>
    </div>
  );
}

/** A form before its values are there: labels above fields. */
export function FormSkeleton({ count }: { count: number }) {
  return (
    <div className={`card padded ${gridClass('two')}`} aria-hidden="true">
      {numbered(count).map((index) => (
        <div key={index} className="awaited-field">
          <Skeleton inlineSize="120px" />
          <Skeleton blockSize="44px" />
        </div>
      ))}
    </div>
  );
}
