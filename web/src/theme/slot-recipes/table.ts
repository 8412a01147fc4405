import { tableAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const cell = {
  paddingBlock: '12px',
  paddingInline: '16px',
  _narrow: { paddingInline: '8px' },
  textAlign: 'start',
  borderBlockEnd: '1px solid',
  borderColor: 'line',
};

export const table = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  className: 'table',
  base: {
    root: { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' },
    columnHeader: {
      ...cell,
      background: 'bg.sunken',
      color: 'fg.subtle',
      fontSize: 't14',
      fontWeight: '600',
      whiteSpace: 'nowrap',
    },
    cell: { ...cell, fontWeight: '400', verticalAlign: 'middle' },
    body: { '& > tr:last-of-type > *': { borderBlockEnd: '0' }, '& > tr:hover > *': { background: 'bg.sunken' } },
  },
});
