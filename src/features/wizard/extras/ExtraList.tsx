import { type ReactNode, useId } from 'react';
import { piecesIn } from '../../../domain/extra-suggestions.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';
import { ExtraCard } from './ExtraCard.tsx';

export interface ExtraListProps {
  /** Heading of the list; null for none. */
  title: ReactNode;
  extras: readonly Extra[];
  chosen: readonly ChosenExtra[];
  design: BoothDesign | undefined;
  onQuantityChange: (extra: Extra, quantity: number) => void;
}

export function ExtraList({ title, extras, chosen, design, onQuantityChange }: ExtraListProps) {
  const id = useId();
  if (extras.length === 0) return null;
  return (
    <div>
      {title && (
        <p id={id} className="mb-3 font-medium">
          {title}
        </p>
      )}
      <ul
        aria-labelledby={title ? id : undefined}
        className="grid gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] sm:gap-4"
      >
        {extras.map((extra) => (
          <ExtraCard
            key={extra.id}
            extra={extra}
            included={design ? piecesIn(design, extra.name) : 0}
            quantity={chosen.find(({ id: chosenId }) => chosenId === extra.id)?.quantity ?? 0}
            onQuantityChange={(quantity) => onQuantityChange(extra, quantity)}
          />
        ))}
      </ul>
    </div>
  );
}
