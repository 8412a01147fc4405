import { useState, type ReactNode } from 'react';

/** A picture whose box is known before it loads. Where it is missing or fails, `fallback` stands in its place. */
export function Picture(props: {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  isFirst?: boolean;
  fallback?: ReactNode;
}) {
  const [failed, setFailed] = useState('');
  if (props.src === '' || failed === props.src) {
    return (
      props.fallback ?? (
        <span
          className={`${props.className ?? ''} pic-missing`}
          aria-hidden="true"
          style={{ aspectRatio: `${props.width} / ${props.height}` }}
        />
      )
    );
  }
  return (
    <img
      className={props.className}
      src={props.src}
      alt={props.alt}
      width={props.width}
      height={props.height}
      loading={props.isFirst ? 'eager' : 'lazy'}
      fetchPriority={props.isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(props.src)}
    />
  );
}
