import type { ComponentProps } from 'react';
import { type CardLook, cardClass } from './card-class.ts';

export interface CardProps extends ComponentProps<'div'>, Pick<CardLook, 'tone'> {}

/** A bordered box with 20 px (phones) or 24 px padding. For a clickable card, use `cardClass` on a button. */
export function Card({ tone, className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass({ tone, className: `p-5 sm:p-6 ${className ?? ''}` })} />;
}
