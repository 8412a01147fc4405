import { alert } from './alert.ts';
import { avatar } from './avatar.ts';
import { badge } from './badge.ts';
import { button } from './button.ts';
import { card } from './card.ts';
import { emptyState } from './empty-state.ts';
import { fault, field, help, label, required } from './field.ts';
import { grid } from './grid.ts';
import { input, select, textarea } from './input.ts';
import { link } from './link.ts';
import { row } from './row.ts';
import { skeleton } from './skeleton.ts';
import { stack } from './stack.ts';
import { tag } from './tag.ts';

/** Every recipe, by the name that `recipeClass` asks for. */
export const recipes = {
  alert,
  avatar,
  badge,
  button,
  card,
  emptyState,
  fault,
  field,
  grid,
  help,
  input,
  label,
  link,
  required,
  row,
  select,
  skeleton,
  stack,
  tag,
  textarea,
};
