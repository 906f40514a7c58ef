import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A link that looks like a button, for navigation and downloads. */
export function ButtonLink(props: ComponentProps<'a'> & ButtonLook & { href: string }) {
  const { variant, size, className, ...rest } = props;
  return <a {...rest} className={buttonClass({ variant, size, className })} />;
}
