import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type Ref } from 'react';
import { chip } from '../theme/recipes/chip';

const Chip = chakra('button', chip, { defaultProps: { type: 'button' } });

/** Small things to choose several of. With `max` of them chosen the others cannot be; they stay readable. */
export function Chips<K extends string>(props: {
  /** What is chosen, where no legend says so. */
  label?: string;
  options: readonly { value: K; label: string }[];
  chosen: readonly K[];
  onChange: (chosen: K[]) => void;
  max?: number;
  /** On a phone they stand in one row that is pushed sideways; what is chosen already is in sight. */
  inRow?: boolean;
  /** The first one, to bring the focus to. */
  ref?: Ref<HTMLButtonElement> | undefined;
}) {
  const { options, chosen, onChange, max = Infinity } = props;
  const isFull = chosen.length >= max;
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = all.current?.querySelector('[aria-pressed=true]');
    if (props.inRow) first?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [props.inRow]);
  const toggle = (value: K) => {
    if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value));
    else if (!isFull) onChange([...chosen, value]);
  };
  return (
    <div
      ref={all}
      className={props.inRow ? 'skills in-row' : 'skills'}
      {...(props.label && { role: 'group', 'aria-label': props.label })}
    >
      {options.map(({ value, label }, index) => (
        <Chip
          key={value}
          ref={index === 0 ? props.ref : undefined}
          aria-pressed={chosen.includes(value)}
          aria-disabled={isFull && !chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
