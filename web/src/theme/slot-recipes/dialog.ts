import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { BACKDROP, LAYER } from './over-the-screen';

export const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'dialog',
  base: {
    backdrop: BACKDROP,
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      padding: '16px',
      zIndex: LAYER,
      overscrollBehavior: 'none',
    },
    content: {
      position: 'relative',
      display: 'grid',
      gap: '14px',
      inlineSize: 'min(460px, 100%)',
      maxBlockSize: 'calc(100dvh - 32px)',
      '--pad': '28px',
      padding: 'var(--pad)',
      overflowY: 'auto',
      background: 'bg.raised',
      borderRadius: 'card',
      boxShadow: 'float',
      outline: '0',
      _open: { animation: 'rise-in var(--durations-middle) var(--easings-standard)' },
      '@media (max-width: 860px)': { '--pad': '20px' },
      '& h2': { fontSize: 't22' },
      '& .savebar': {
        insetBlockEnd: 'calc(-1 * var(--pad))',
        marginInline: 'calc(-1 * var(--pad))',
        marginBlockEnd: 'calc(-1 * var(--pad))',
        paddingInline: 'var(--pad)',
      },
      '& .actions': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: '12px',
        marginBlockStart: '8px',
      },
    },
  },
  variants: {
    size: {
      lg: { content: { inlineSize: 'min(760px, 100%)' } },
      /** The height of the window: it shows a page. */
      full: {
        positioner: { padding: '8px' },
        content: {
          inlineSize: 'min(820px, 100%)',
          blockSize: '100%',
          maxBlockSize: '100%',
          '--pad': '12px',
          overflow: 'auto',
          gridTemplateRows: 'auto auto minmax(0, 1fr)',
        },
      },
    },
  },
});
