import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'type'> {
  /** The whole name: what is said to press the button, and what its tooltip shows. */
  readonly label: string;
}

/** A button whose name is its tooltip: the browser's own on hover, ours on keyboard focus. */
export function IconButton({
  label,
  className = '',
  children,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`icon-button ${className}`.trimEnd()}
      aria-label={label}
      title={label}
      data-focus-tip
      {...rest}
    >
      {children}
    </button>
  );
}
