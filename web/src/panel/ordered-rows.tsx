import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  defaultAnimateLayoutChanges,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
  type AnimateLayoutChanges,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useWords } from '../lib/words/use-words';
import { Icon } from '../ui/icon';
import { buttonClass } from '../ui/button';

interface Item {
  id: string;
  title: string;
}

interface Props<T extends Item> {
  items: readonly T[];
  className: string;
  onOrder: (ids: string[]) => void;
  row: (item: T, handle: ReactNode) => ReactNode;
}

/** What is moved by a button slides as what is dragged does: so one sees where it went. */
const SLIDES: AnimateLayoutChanges = (args) => defaultAnimateLayoutChanges({ ...args, wasDragging: true });
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } };

/** Rows in their own order, moved by dragging their handle or with the keyboard; every move is announced. */
export function OrderedRows<T extends Item>({ items, className, onOrder, row }: Props<T>) {
  const t = useWords('admin', 'panel.list');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const name = (id: unknown) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={MEASURING}
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
        <ul className={className}>
          {items.map((item) => (
            <OrderedRow key={item.id} id={item.id} label={t('drag', { name: item.title })}>
              {(handle) => row(item, handle)}
            </OrderedRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function OrderedRow(props: { id: string; label: string; children: (handle: ReactNode) => ReactNode }) {
  const { id, label, children } = props;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    animateLayoutChanges: SLIDES,
  });
  const handle = (
    <button
      type="button"
      className={`${buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })} drag`}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <Icon name="menu" small />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'ordered dragged' : 'ordered'}
      style={{ '--moved': CSS.Translate.toString(transform), '--movement': transition }}
    >
      {children(handle)}
    </li>
  );
}
