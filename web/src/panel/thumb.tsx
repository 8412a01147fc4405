import type { Field } from '@nexus/domain/fields/field';
import { Picture } from '../ui/picture';

const GROUNDS = { light: 'whole on-light', dark: 'whole on-dark' };
const SIZES = { row: { width: 72, height: 45 }, form: { width: 96, height: 60 }, logo: { width: 160, height: 72 } };

/** A small picture of a document. What has a ground of its own, such as a logo, is seen whole, and on it. */
export function Thumb(props: { field: Pick<Field, 'ground'> | undefined; src: string; isLarge?: boolean }) {
  const ground = props.field?.ground;
  const size = !props.isLarge ? 'row' : ground ? 'logo' : 'form';
  const classes = ['thumb', size !== 'row' && size, ground && GROUNDS[ground]].filter(Boolean).join(' ');
  return <Picture className={classes} src={props.src} alt="" {...SIZES[size]} />;
}
