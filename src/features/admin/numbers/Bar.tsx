import type { ComponentProps } from 'react';
import { classNames } from '../../../components/class-names.ts';

/** Looks of bars, told apart without color. */
const LOOKS = {
  solid: 'bg-brand',
  striped:
    'border-[1.5px] border-success bg-[repeating-linear-gradient(135deg,var(--color-success)_0_2.5px,white_2.5px_5px)]',
  hollow: 'border-[1.5px] border-danger bg-white',
};

export type Look = keyof typeof LOOKS;

/** A bar that shows its series by color and pattern; its size is the caller's. */
export function Bar({ look, className, ...rest }: ComponentProps<'span'> & { look: Look }) {
  return <span {...rest} className={classNames('block shrink-0', LOOKS[look], className)} />;
}
