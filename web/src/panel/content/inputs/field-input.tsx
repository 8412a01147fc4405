import type { ComponentType } from 'react';
import type { InputProps } from './input';
import { GroupListInput, TextListInput } from './list-inputs';
import { ImageInput } from './image-input';
import { FlagInput, InstantInput, IntegerInput, SelectInput } from './simple-inputs';
import { TextInput } from './text-input';

/** The input of each field kind. A kind without one is shown as text. */
const INPUTS: Record<string, ComponentType<InputProps<never>>> = {
  text: TextInput,
  longText: TextInput,
  plainText: TextInput,
  url: TextInput,
  link: TextInput,
  email: TextInput,
  flag: FlagInput,
  integer: IntegerInput,
  select: SelectInput,
  instant: InstantInput,
  image: ImageInput,
  textList: TextListInput,
  groupList: GroupInput,
};

export function FieldInput(props: InputProps) {
  const Input = (INPUTS[props.field.kind] ?? TextInput) as ComponentType<InputProps>;
  return <Input {...props} />;
}

/** In each of its fields the input of that. */
function GroupInput(props: InputProps<Record<string, unknown>[]>) {
  return <GroupListInput {...props} inner={FieldInput} />;
}
