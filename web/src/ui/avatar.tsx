import { recipeClass, type LookOf } from '../theme/recipe-class';
import { Picture } from './picture';

type Look = LookOf<'avatar'>;

const PIXELS = { small: 44, medium: 72, large: 120 } as const;
const TONES = ['primary', 'accent', 'sand'] as const;

/**
 * A person's picture, or their initials in a colour of their own where there is none or it fails to load.
 * @param props.className what its place does with it
 */
export function Avatar(props: { name: string; src: string; size?: keyof typeof PIXELS; className?: string }) {
  const { name, src, size = 'small', className = '' } = props;
  const tone = TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length];
  const classes = (look: Look) => `${recipeClass('avatar', look)} ${className}`.trim();
  const initials = (
    <span className={classes({ size, tone })} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
  const pixels = PIXELS[size];
  return <Picture className={classes({ size })} src={src} alt="" width={pixels} height={pixels} fallback={initials} />;
}

/** The first letters of the first two words; Arabic ones apart, so that they do not join. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.map((word) => [...word][0] ?? '');
  const isArabic = letters.some((letter) => /[\u0600-\u06ff]/.test(letter));
  return (isArabic ? letters.join(' ') : letters.join('').toUpperCase()) || '·';
}
