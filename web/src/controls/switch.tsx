import { useId } from 'react';
import { Switch as ChakraSwitch } from '@chakra-ui/react/switch';
import { recipeClass } from '../theme/recipe-class';
import { Fault } from './fault';

/** On or off, from now on or once the form is saved. */
export function Switch(props: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  help?: string | undefined;
  fault?: string | undefined;
  path?: string;
}) {
  const help = useId();
  return (
    <div className={recipeClass('field')} data-path={props.path}>
      <ChakraSwitch.Root
        checked={props.isOn}
        disabled={props.isDisabled === true}
        invalid={Boolean(props.fault)}
        onCheckedChange={({ checked }) => props.onChange(checked)}
      >
        <ChakraSwitch.HiddenInput role="switch" aria-describedby={props.help && help} />
        <ChakraSwitch.Control>
          <ChakraSwitch.Thumb />
        </ChakraSwitch.Control>
        <ChakraSwitch.Label>{props.label}</ChakraSwitch.Label>
      </ChakraSwitch.Root>
      {props.help && (
        <p id={help} className={recipeClass('help')}>
          {props.help}
        </p>
      )}
      <Fault>{props.fault}</Fault>
    </div>
  );
}
