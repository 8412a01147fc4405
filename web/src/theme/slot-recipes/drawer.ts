import { drawerAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { BACKDROP, LAYER } from './over-the-screen';

export const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'drawer',
  base: {
    backdrop: BACKDROP,
    positioner: { position: 'fixed', inset: '0', display: 'flex', zIndex: LAYER, overscrollBehavior: 'none' },
    content: {
      display: 'grid',
      alignContent: 'start',
      gap: '4px',
      inlineSize: 'min(340px, calc(100% - 32px))',
      padding: '20px',
      overflowY: 'auto',
      background: 'bg.sunken',
      borderInlineEnd: '1px solid',
      borderColor: 'line',
      boxShadow: 'float',
      outline: '0',
      '--from': '-24px',
      'html[lang=ar] &': { '--from': '24px' },
      _open: { animation: 'slide-in var(--durations-middle) var(--easings-standard)' },
    },
  },
});
