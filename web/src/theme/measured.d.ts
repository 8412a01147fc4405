import 'react';

declare module 'react' {
  /** What an inline style may give: values that are measured or come with the data, for the style sheet to use. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
