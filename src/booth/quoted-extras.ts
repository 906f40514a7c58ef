import type { QuotedExtra } from '#booth/browser.ts';
import type { Extra } from '../domain/records/extras.ts';
import type { ChosenExtra } from '../domain/wizard/draft.ts';

/** Returns a quote's extras, whose slug is the id of their record, with the models of the `offered` ones. */
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
