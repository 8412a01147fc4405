import type { RefObject } from 'react';

/** The hidden input behind a button that opens the browser's own choice of files. The same file may be chosen again. */
export function FileInput(props: {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}) {
  const { ref, label, accept, multiple, onChoose } = props;
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      className="only-heard"
      tabIndex={-1}
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        onChoose([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
