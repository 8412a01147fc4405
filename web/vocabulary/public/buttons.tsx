import { Button, buttonClass } from '../../src/ui/button';
import { Icon } from '../../src/ui/icon';
import { IconLink } from '../../src/ui/icon-link';
import { MoreButton } from '../../src/ui/more-button';
import { LanguageSwitch, ThemeToggle } from '../../src/ui/preferences';
import { Group, Specimen, useSay } from '../specimen';

const VARIANTS = ['primary', 'outline', 'ghost', 'danger', 'dangerQuiet'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const nothing = () => undefined;

export function Buttons() {
  const say = useSay();
  const word = say('Save it', 'احفظ');
  return (
    <Group title="Buttons">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`button, ${variant}`}>
          <Button variant={variant}>{word}</Button>
        </Specimen>
      ))}
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`button, ${variant}, pointed at`} pseudo="hover">
          <Button variant={variant}>{word}</Button>
        </Specimen>
      ))}
      <Specimen name="button, primary, with the focus" pseudo="focus-visible">
        <Button variant="primary">{word}</Button>
      </Specimen>
      <Specimen name="button, outline, with the focus" pseudo="focus-visible">
        <Button>{word}</Button>
      </Specimen>
      {(['primary', 'outline'] as const).map((variant) => (
        <Specimen key={variant} name={`button, ${variant}, disabled`}>
          <Button variant={variant} disabled>
            {word}
          </Button>
        </Specimen>
      ))}
      <Specimen name="button, busy">
        <Button variant="primary" isBusy>
          {word}
        </Button>
      </Specimen>
      {SIZES.map((size) => (
        <Specimen key={size} name={`button, ${size}`}>
          <Button variant="primary" size={size}>
            {word}
          </Button>
        </Specimen>
      ))}
      <Specimen name="button, wide">
        <Button variant="primary" wide>
          {word}
        </Button>
      </Specimen>
      <Specimen name="button, an icon alone">
        <Button iconOnly aria-label={word}>
          <Icon name="plus" />
        </Button>
        <Button iconOnly size="small" aria-label={word}>
          <Icon name="plus" small />
        </Button>
      </Specimen>
      <Specimen name="button with an icon">
        <Button>
          <Icon name="calendar" />
          {word}
        </Button>
      </Specimen>
      <Specimen name="link as a button">
        <a className={buttonClass({ variant: 'primary' })} href="#main">
          {word}
        </a>
      </Specimen>
      <Specimen name="link that is an icon">
        <IconLink icon="linkedin" label="LinkedIn" href="https://www.linkedin.com/" />
      </Specimen>
      <Specimen name="the next page of a list">
        <MoreButton of={{ more: async () => nothing() }} />
      </Specimen>
      <Specimen name="language and theme">
        <LanguageSwitch />
        <ThemeToggle />
      </Specimen>
    </Group>
  );
}
