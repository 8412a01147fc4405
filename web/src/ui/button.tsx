import type { ButtonHTMLAttributes } from 'react';
import { recipeClass, type LookOf } from '../theme/recipe-class';

export type ButtonLook = LookOf<'button'>;

/** The classes of a button's look, for links that act as buttons. */
export function buttonClass(look: ButtonLook): string {
  return recipeClass('button', look);
}

/** A button. While `isBusy` it shows that it works and cannot be pressed again. */
export function Button({
  variant,
  size,
  wide,
  iconOnly,
  isBusy = false,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { isBusy?: boolean }) {
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(wide && { wide }),
    ...(iconOnly && { iconOnly }),
  };
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(look)} ${className}`.trim()}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
