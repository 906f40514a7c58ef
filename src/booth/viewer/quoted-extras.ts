import type { Spot } from '../../../packages/booth-3d/src/placement/chosen-spots.ts';
import type { Extra } from '../../domain/records/extras.ts';
import type { ChosenExtra } from '../../domain/wizard/draft.ts';

/** An extra of a quote; the slug is the id of its record. */
export interface QuotedExtra {
  readonly slug: string;
  readonly name: string;
  readonly quantity: number;
  readonly spots?: readonly Spot[] | undefined;
  /** Address of its model; null if it has none. */
  readonly url: string | null;
}

/** Returns a quote's extras with the models of the `offered` ones. */
export function quotedExtras(
  extras: readonly Pick<ChosenExtra, 'id' | 'name' | 'quantity' | 'spots'>[],
  offered: readonly Pick<Extra, 'id' | 'model'>[],
): QuotedExtra[] {
  return extras.map(({ id, name, quantity, spots }) => ({
    slug: id,
    name,
    quantity,
    spots,
    url: offered.find((extra) => extra.id === id)?.model?.url ?? null,
  }));
}
