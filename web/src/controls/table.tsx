import { Table as ChakraTable } from '@chakra-ui/react/table';
import type { ReactNode } from 'react';
import { ScrollArea } from './scroll-area';

/** Rows of one kind under the names of their columns; scrolls sideways where there is no room. */
export function Table(props: { label: string; columns: readonly string[]; children: ReactNode }) {
  const { label, columns, children } = props;
  return (
    <ScrollArea label={label}>
      <ChakraTable.Root aria-label={label}>
        <ChakraTable.Header>
          <ChakraTable.Row>
            {columns.map((column) => (
              <ChakraTable.ColumnHeader key={column} scope="col">
                {column}
              </ChakraTable.ColumnHeader>
            ))}
          </ChakraTable.Row>
        </ChakraTable.Header>
        <ChakraTable.Body>{children}</ChakraTable.Body>
      </ChakraTable.Root>
    </ScrollArea>
  );
}

export const TableCell = ChakraTable.Cell;

/** A row of a `Table`: what it is about, and a `TableCell` for each further column. */
export function TableRow({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <ChakraTable.Row>
      <ChakraTable.Cell asChild>
        <th scope="row">{head}</th>
      </ChakraTable.Cell>
      {children}
    </ChakraTable.Row>
  );
}
