import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

/** The further actions on one thing, behind a button with three dots. */
export function ActionMenu<K extends string>(props: {
  label: string;
  items: readonly { key: K; label: string; isDangerous?: boolean }[];
  isDisabled?: boolean;
  onSelect: (key: K) => void;
}) {
  const select = (value: string) => {
    const chosen = props.items.find(({ key }) => key === value);
    if (chosen) props.onSelect(chosen.key);
  };
  return (
    <Menu.Root onSelect={({ value }) => select(value)} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger
        className={buttonClass({ variant: 'ghost', iconOnly: true })}
        aria-label={props.label}
        disabled={props.isDisabled === true}
      >
        <Icon name="more" />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {props.items.map(({ key, label, isDangerous }) => (
              <Menu.Item key={key} value={key} data-tone={isDangerous ? 'danger' : undefined}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
