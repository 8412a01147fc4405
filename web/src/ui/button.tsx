import type { ButtonHTMLAttributes } from 'react';

const VARIANTS = { primary: 'p', outline: 'o', ghost: 'g', danger: 'd', dangerQuiet: 'dq' } as const;
const SIZES = { medium: '', small: 'm', large: 'lg' } as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  wide?: boolean;
  iconOnly?: boolean;
}

/** The classes of a button's look, for links that act as buttons. */
export function buttonClass({ variant = 'outline', size = 'medium', wide, iconOnly }: ButtonLook): string {
  return ['btn', VARIANTS[variant], SIZES[size], wide && 'w', iconOnly && 'ic'].filter(Boolean).join(' ');
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
