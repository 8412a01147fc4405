import { SegmentGroup } from '@chakra-ui/react/segment-group';
import type { ReactNode } from 'react';

/** One of a few, all of them in sight; the arrow keys move between them in the direction of the language. */
export function Segments<K extends string>(props: {
  label: string;
  options: readonly { value: K; label: ReactNode }[];
  value: K;
  onChange: (value: K) => void;
}) {
  const choose = (value: string | null) => {
    const chosen = props.options.find((one) => one.value === value);
    if (chosen) props.onChange(chosen.value);
  };
  return (
    <SegmentGroup.Root aria-label={props.label} value={props.value} onValueChange={({ value }) => choose(value)}>
      {props.options.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemHiddenInput />
          <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
