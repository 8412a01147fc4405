import { Picture } from './picture';

const SIZES = { small: ['av', 44], medium: ['av x', 72], large: ['av xl', 120] } as const;
const TONES = ['', 'b', 'c'];

/** A person's picture, or their initials in a colour of their own where there is none or it fails to load. */
export function Avatar({ name, src, size = 'small' }: { name: string; src: string; size?: keyof typeof SIZES }) {
  const [className, pixels] = SIZES[size];
  const tone = TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length] ?? '';
  const initials = (
    <span className={`${className} ${tone}`.trim()} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
  return <Picture className={className} src={src} alt="" width={pixels} height={pixels} fallback={initials} />;
}

/** The first letters of the first two words; Arabic ones apart, so that they do not join. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.map((word) => [...word][0] ?? '');
  const isArabic = letters.some((letter) => /[\u0600-\u06ff]/.test(letter));
  return (isArabic ? letters.join(' ') : letters.join('').toUpperCase()) || '·';
}
