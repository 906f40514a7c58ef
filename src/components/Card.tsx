import type { ComponentProps } from 'react';
import { type CardLook, cardClass } from './card-class.ts';

/** A bordered box, padded 20 px on phones and 24 px elsewhere. For a clickable card, use `cardClass` on a button. */
export function Card({ tone, className, ...rest }: ComponentProps<'div'> & Pick<CardLook, 'tone'>) {
  return <div {...rest} className={cardClass({ tone, className: `p-5 sm:p-6 ${className ?? ''}` })} />;
}
