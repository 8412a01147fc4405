import { useState, type ReactNode } from 'react';
import { placeholderOf, srcSetOf } from '@nexus/domain/pictures';

/** Screens have at most that many pixels for one of the layout. */
const DENSEST = 3;

/**
 * A picture whose box is known before it loads, in the size that is shown: `sizes` says how wide that is where the
 * layout makes it wider than `width`. Its colours stand in its place until it is there. Where it is missing or fails, `fallback` stands in its place.
 */
export function Picture(props: {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  isFirst?: boolean;
  sizes?: string;
  fallback?: ReactNode;
}) {
  const [failed, setFailed] = useState('');
  if (props.src === '' || failed === props.src) {
    return (
      props.fallback ?? (
        <span
          className={`${props.className ?? ''} missing-picture`}
          aria-hidden="true"
          style={{ '--ratio': props.width / props.height }}
        />
      )
    );
  }
  const srcSet = srcSetOf(props.src, props.width * DENSEST);
  const placeholder = placeholderOf(props.src);
  return (
    <img
      // What failed before the browser took the page over has told nobody.
      ref={(drawn) => {
        if (drawn?.complete && drawn.naturalWidth === 0) setFailed(props.src);
      }}
      className={props.className}
      {...(srcSet && { srcSet, sizes: props.sizes ?? `${props.width}px` })}
      src={props.src}
      alt={props.alt}
      width={props.width}
      height={props.height}
      loading={props.isFirst ? 'eager' : 'lazy'}
      fetchPriority={props.isFirst ? 'high' : 'auto'}
      decoding="async"
      {...(placeholder && { style: { '--placeholder': placeholder } })}
      onError={() => setFailed(props.src)}
    />
  );
}
