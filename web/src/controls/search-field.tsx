import { InputGroup } from '@chakra-ui/react/input-group';
import { Icon } from '../ui/icon';
import { Input } from './input';

/** A search field; `/` brings the focus to it where the screen asks for that with `id`. */
export function SearchField(props: {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  id?: string;
}) {
  return (
    <InputGroup
      flex="1 1 240px"
      maxInlineSize="480px"
      startElement={<Icon name="search" />}
      startElementProps={{ paddingInline: '12px', color: 'fg.subtle' }}
    >
      <Input
        id={props.id}
        type="search"
        ps="40px"
        // What is written in its place is in the language of the page.
        dir={props.value === '' ? undefined : 'auto'}
        maxLength={100}
        aria-label={props.label}
        placeholder={props.placeholder ?? props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </InputGroup>
  );
}
