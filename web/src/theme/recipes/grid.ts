import { defineRecipe } from '@chakra-ui/react/styled-system';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const TABLET = '@media (max-width: 860px)';
const PHONE = '@media (max-width: 600px)';

/** Cards beside each other: as many as fit, one on a phone. */
export const grid = defineRecipe({
  className: 'grid',
  base: { display: 'grid', gap: 'gap' },
  variants: {
    columns: {
      two: { gridTemplateColumns: columns(2), [PHONE]: { gridTemplateColumns: columns(1) } },
      three: {
        gridTemplateColumns: columns(3),
        [TABLET]: { gridTemplateColumns: columns(2) },
        [PHONE]: { gridTemplateColumns: columns(1) },
      },
      four: {
        gridTemplateColumns: columns(4),
        [TABLET]: { gridTemplateColumns: columns(2) },
        [PHONE]: { gridTemplateColumns: columns(1) },
      },
    },
  },
});
