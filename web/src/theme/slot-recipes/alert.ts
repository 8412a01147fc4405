import { alertAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { alert as drawn } from '../recipes/alert';

const tone = drawn.variants?.tone;

/** The alert of public pages, in Chakra's parts. */
export const alert = defineSlotRecipe({
  slots: alertAnatomy.keys(),
  className: 'alert',
  base: {
    root: drawn.base,
    indicator: { flexShrink: '0' },
    content: { minInlineSize: '0', flex: '1' },
    title: { fontWeight: '700' },
  },
  variants: {
    status: { error: { root: tone?.bad }, warning: { root: tone?.warning }, success: { root: tone?.good } },
  },
});
