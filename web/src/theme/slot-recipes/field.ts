import { fieldAnatomy, fieldsetAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import * as parts from '../recipes/field';
import { select } from '../recipes/input';

export const field = defineSlotRecipe({
  slots: fieldAnatomy.keys(),
  className: 'field',
  base: {
    root: parts.field.base,
    label: parts.label.base,
    requiredIndicator: parts.required.base,
    helperText: parts.help.base,
    errorText: parts.fault.base,
  },
});

/** Several fields, or several values of one, under one title. */
export const fieldset = defineSlotRecipe({
  slots: fieldsetAnatomy.keys(),
  className: 'fieldset',
  base: {
    root: { ...parts.field.base, border: '0', padding: '0', margin: '0' },
    legend: { ...parts.label.base, padding: '0', marginBlockEnd: '6px' },
    helperText: parts.help.base,
    errorText: parts.fault.base,
  },
});

export const nativeSelect = defineSlotRecipe({
  slots: nativeSelectAnatomy.keys(),
  className: 'native-select',
  base: { field: select.base },
});
