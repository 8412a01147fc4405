import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { mayLeave } from '../ui/use-unsaved-guard';

/** Tabs over one panel; the arrow keys move between them. What is unsaved in the panel is asked about first. */
export function Tabs<K extends string>(props: {
  label: string;
  tabs: readonly { key: K; label: string }[];
  value: K;
  onChange: (key: K) => void;
  children: ReactNode;
}) {
  const change = async (key: K | undefined) => {
    if (key !== undefined && key !== props.value && (await mayLeave())) props.onChange(key);
  };
  return (
    <ChakraTabs.Root
      value={props.value}
      onValueChange={({ value }) => void change(props.tabs.find(({ key }) => key === value)?.key)}
    >
      <ChakraTabs.List aria-label={props.label}>
        {props.tabs.map(({ key, label }) => (
          <ChakraTabs.Trigger key={key} value={key}>
            {label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={props.value}>{props.children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}
