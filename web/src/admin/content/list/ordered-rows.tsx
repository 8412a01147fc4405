import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import type { ContentDocument } from '../content-api';

interface Props {
  documents: ContentDocument[];
  titleOf: (document: ContentDocument) => string;
  onOrder: (ids: string[]) => void;
  row: (document: ContentDocument, handle: ReactNode) => ReactNode;
}

/** Rows in their own order, moved by dragging their handle or with the keyboard; every move is announced. */
export function OrderedRows({ documents, titleOf, onOrder, row }: Props) {
  const { t } = useTranslation('admin', { keyPrefix: 'panel.list' });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = documents.map(({ id }) => id);
  const name = (id: unknown) => {
    const found = documents.find((document) => document.id === id);
    return found ? titleOf(found) : '';
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragHelp') },
        announcements: {
          onDragStart: ({ active }) => t('lifted', { name: name(active.id) }),
          onDragOver: ({ active, over }) =>
            over ? t('moved', { name: name(active.id), n: ids.indexOf(String(over.id)) + 1 }) : undefined,
          onDragEnd: ({ active, over }) =>
            over ? t('dropped', { name: name(active.id), n: ids.indexOf(String(over.id)) + 1 }) : t('dropCancelled'),
          onDragCancel: () => t('dropCancelled'),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (!over || active.id === over.id) return;
        onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="content-list card">
          {documents.map((document) => (
            <OrderedRow
              key={document.id}
              document={document}
              label={t('drag', { name: titleOf(document) })}
              row={row}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function OrderedRow(props: { document: ContentDocument; label: string; row: Props['row'] }) {
  const { document, label, row } = props;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: document.id });
  const handle = (
    <button type="button" className="btn g ic m drag" {...attributes} {...listeners} aria-label={label}>
      <Icon name="menu" small />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'dragged' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
    >
      {row(document, handle)}
    </li>
  );
}
