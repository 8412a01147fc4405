import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

const isFirst = ({ state }: Query) => state.status === 'pending';

/**
 * Shows what is in it once all that it reads has come for the first time, and `shape` meanwhile: parts that came one
 * after another would move each other. What is in it reads already, unseen; what failed says so itself. By `className`
 * what is in it stands among what is around.
 */
export function AtOnce(props: { shape: ReactNode; className?: string | undefined; children: ReactNode }) {
  const { shape, className = 'contents', children } = props;
  const queries = useQueryClient();
  const underWay = useIsFetching({ predicate: isFirst });
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // Asked now: what is in it has begun to read since it was drawn.
    if (queries.isFetching({ predicate: isFirst }) === 0) setThere(true);
  }, [queries, underWay]);
  return (
    <>
      {!isThere && shape}
      <div className={isThere ? className : undefined} hidden={!isThere}>
        {children}
      </div>
    </>
  );
}
