import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox';

/** Chosen or not; over several that are, `some` of them. */
export function Checkbox(props: {
  label: string;
  /** What it is about stands beside it: the label is for those who do not see that. */
  isLabelHidden?: boolean;
  isChecked: boolean | 'some';
  onChange: (isChecked: boolean) => void;
}) {
  const { label, isLabelHidden = false, isChecked } = props;
  return (
    <ChakraCheckbox.Root
      checked={isChecked === 'some' ? 'indeterminate' : isChecked}
      onCheckedChange={({ checked }) => props.onChange(checked === true)}
    >
      <ChakraCheckbox.HiddenInput {...(isLabelHidden && { 'aria-label': label, 'aria-labelledby': '' })} />
      <ChakraCheckbox.Control />
      {!isLabelHidden && <ChakraCheckbox.Label>{label}</ChakraCheckbox.Label>}
    </ChakraCheckbox.Root>
  );
}
