import { Icon } from './icon';

/** A search field; `/` brings the focus to it where the screen asks for that with `id`. */
export function SearchBox(props: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  id?: string;
}) {
  return (
    <div className="search" style={{ maxInlineSize: 480 }}>
      <Icon name="search" />
      <input
        id={props.id}
        type="search"
        className="in"
        dir={props.value === '' ? undefined : 'auto'}
        maxLength={100}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}
