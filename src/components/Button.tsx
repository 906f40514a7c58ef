import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores presses. Stays focusable, so that the focus is not lost. */
  loading?: boolean;
}

/** A button. `type` is `button` unless said otherwise. Put an icon before or after the text as a child. */
export function Button(props: ButtonProps) {
  const { variant, size, className, loading = false, type = 'button', onClick, children, ...rest } = props;
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // preventDefault keeps a busy submit button from submitting again
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
