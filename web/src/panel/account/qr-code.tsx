import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** The quiet border that cameras need, in modules. */
const BORDER = 4;
const SIZE = 208;

/** A text as a picture that a camera reads: dark on white in either theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, dark } = useMemo(() => drawn(text), [text]);
  const side = size + 2 * BORDER;
  return (
    <svg
      role="img"
      aria-label={label}
      width={SIZE}
      height={SIZE}
      viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-BORDER} y={-BORDER} width={side} height={side} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { size: number; dark: string } {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, index) => index);
  const dark = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { size: code.size, dark: dark.join('') };
}
