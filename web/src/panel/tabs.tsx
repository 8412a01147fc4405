import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { mayLeave } from '../ui/use-unsaved-guard';

/** Tabs over one panel; the arrow keys move between them. */
export function Tabs<K extends string>(props: {
  label: string;
  tabs: readonly { key: K; label: string }[];
  value: K;
  onChange: (key: K) => void;
  children: ReactNode;
}) {
  const id = useId();
  const change = async (key: K) => {
    if (key !== props.value && (await mayLeave())) props.onChange(key);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = props.tabs.findIndex(({ key }) => key === props.value);
    const next = props.tabs[(at + step + props.tabs.length) % props.tabs.length];
    if (!next) return;
    void change(next.key).then(() => document.getElementById(`${id}-${next.key}`)?.focus());
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={props.label} tabIndex={-1} onKeyDown={move}>
        {props.tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={props.value === key}
            aria-controls={`${id}-panel`}
            tabIndex={props.value === key ? 0 : -1}
            className={props.value === key ? 'on' : ''}
            onClick={() => void change(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="stack" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.value}`}>
        {props.children}
      </div>
    </>
  );
}
