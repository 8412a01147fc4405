import { fill } from '../lib/words/words';

/** A text in which what stands in `<b>…</b>` is strong, and reads in its own direction. */
export function Emphasized({ text, values }: { text: string; values: Record<string, string> }) {
  return text.split(/<b>(.*?)<\/b>/).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={part} className="strong">
        {fill(part, values)}
      </bdi>
    ) : (
      fill(part, values)
    ),
  );
}
