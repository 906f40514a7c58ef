import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
}

/** A link that looks like a button, for navigation and downloads. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, className })}>
      {children}
    </a>
  );
}
