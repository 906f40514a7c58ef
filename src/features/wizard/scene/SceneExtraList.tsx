import { useEffect, useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { QuantityStepper } from '../../../components/QuantityStepper.tsx';
import type { SceneExtra } from './scene-extras.ts';
import { type Furnishing, priceText } from './use-furnishing.ts';

/** The extras that stand in the scene, as a list: what a press on a piece does, for the keyboard and for screen readers too. */
export function SceneExtraList({ furnishing }: { furnishing: Furnishing }) {
  const { extras, picked, marked, setQuantity } = furnishing;
  if (extras.length === 0) {
    return <p className="text-sm text-muted">Extras you add to your quote appear in the booth here.</p>;
  }
  return (
    <ul
      aria-label="Extras in the booth"
      className="flex flex-col divide-y divide-line rounded-control border border-line bg-white"
    >
      {extras.map((extra) => (
        <Row
          key={extra.id}
          extra={extra}
          isPicked={extra.id === picked}
          isMarked={extra.id === marked?.slug}
          onQuantityChange={(quantity) => setQuantity(extra, quantity)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  extra: SceneExtra;
  isPicked: boolean;
  isMarked: boolean;
  onQuantityChange: (quantity: number) => void;
}

function Row({ extra, isPicked, isMarked, onQuantityChange }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPicked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <li
      ref={row}
      data-extra={extra.id}
      aria-current={isPicked}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-l-4 px-3 py-2.5 first:rounded-t-control last:rounded-b-control',
        isMarked
          ? 'border-l-brand bg-brand-soft forced-colors:border-l-[Highlight]'
          : 'border-l-transparent forced-colors:border-l-[Canvas]',
      )}
    >
      <p className="min-w-0 flex-[1_1_4.5rem] text-sm leading-5 font-medium wrap-anywhere">
        {extra.name}
        <span className="block font-normal text-muted tabular-nums">{priceText(extra)}</span>
      </p>
      <QuantityStepper
        name={extra.name}
        quantity={extra.quantity}
        max={extra.max}
        onChange={onQuantityChange}
      />
      {extra.note && <p className="w-full text-sm text-muted">{extra.note}</p>}
    </li>
  );
}
