import { recipeClass } from '../theme/recipe-class';
import { Icon } from './icon';

/** A search field, for public pages too; `/` brings the focus to it where the screen asks for that with `id`. */
export function SearchBox(props: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  id?: string;
}) {
  return (
    <div className="search">
      <Icon name="search" />
      <input
        id={props.id}
        type="search"
        className={recipeClass('input')}
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
