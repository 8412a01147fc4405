import { avatar } from './avatar.ts';
import { badge } from './badge.ts';
import { button } from './button.ts';
import { card } from './card.ts';
import { link } from './link.ts';
import { tag } from './tag.ts';

/** Every recipe, by the name that `recipeClass` asks for. */
export const recipes = { avatar, badge, button, card, link, tag };
