import { ListSkeleton } from '../../../controls/skeletons';
import { Skeletons } from '../../../controls/states';

/** A list of content on its way: how to find in it, and its rows or cards with their pictures. */
export function ContentListSkeleton({ isCards = false, hasPicture }: { isCards?: boolean; hasPicture: boolean }) {
  const row = { thumb: hasPicture, end: [84, 26], isBelow: true } as const;
  return (
    <>
      <div className="awaited-search">
        <Skeletons count={1} height={44} />
      </div>
      <Skeletons count={1} height={36} />
      {isCards ? (
        <div className="content-cards">
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <ListSkeleton key={card} count={1} {...row} />
          ))}
        </div>
      ) : (
        <ListSkeleton count={8} {...row} />
      )}
    </>
  );
}
