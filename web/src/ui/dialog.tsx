import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * A modal dialog on the browser's own element: it holds the focus, closes on Escape and gives the focus back.
 * `labelledBy` is the id of its title;
 * what carries `data-autofocus` has the focus first. It stands at the end of the page, never inside the form that
 * opened it: a form in a form is lost by the browser, and Enter in its inputs would send the outer one.
 */
export function Dialog(props: {
  isOpen: boolean;
  onClose: () => void;
  labelledBy: string;
  className?: string;
  isAlert?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser closes it on its own at a second Escape: where it is to stay open it is opened again.
  const [round, setRound] = useState(0);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === props.isOpen) return;
    if (props.isOpen) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    } else element.close();
  }, [props.isOpen, isInBrowser, round]);
  if (!isInBrowser) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the click outside is a shortcut for Escape, which the browser handles
    <dialog
      ref={dialog}
      className={props.className ?? 'dlg'}
      aria-labelledby={props.labelledBy}
      role={props.isAlert ? 'alertdialog' : undefined}
      // A file chooser in it sends its own, which rises to here.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        props.onClose();
      }}
      // The end of a dialog that was opened from this one rises to here too; and its own comes late: it may be open again.
      onClose={(event) => {
        if (event.target !== dialog.current || dialog.current.open || !props.isOpen) return;
        props.onClose();
        setRound((old) => old + 1);
      }}
      // React lets events of a portal rise to where it was written.
      onSubmit={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      {props.isOpen && props.children}
    </dialog>,
    document.body,
  );
}

const never = () => () => undefined;
