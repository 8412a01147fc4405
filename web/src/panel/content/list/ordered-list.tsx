import type { ReactNode } from 'react';
import { OrderedRows } from '../../ordered-rows';
import type { ContentRow as Row } from '@nexus/domain/contract/content-rows';

/** Documents in their own order, which can be changed. */
export function OrderedList(props: {
  items: readonly { id: string; title: string; document: Row }[];
  onOrder: (ids: string[]) => void;
  row: (document: Row, handle: ReactNode) => ReactNode;
}) {
  return (
    <OrderedRows
      className="content-list card"
      items={props.items}
      onOrder={props.onOrder}
      row={({ document }, handle) => props.row(document, handle)}
    />
  );
}
