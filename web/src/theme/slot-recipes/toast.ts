import { toastAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const toast = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  className: 'toast',
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      inlineSize: 'min(400px, calc(100vw - 32px))',
      paddingBlock: '14px',
      paddingInline: '18px',
      background: 'toast',
      color: 'toast.on',
      borderRadius: 'card',
      boxShadow: 'float',
      overflowWrap: 'anywhere',
      // Chakra says where it stands, and whether it comes or goes.
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate var(--durations-middle) var(--easings-standard), opacity var(--durations-middle)',
      touchAction: 'pan-y',
      '&[data-type=error]': { background: 'danger.solid', color: 'danger.on' },
      '& .button, & .button:hover': { background: 'transparent', borderColor: 'currentColor', color: 'inherit' },
      '& .button--ghost': { borderColor: 'transparent' },
    },
    title: { fontWeight: '650' },
    description: { fontSize: 't14' },
  },
});
