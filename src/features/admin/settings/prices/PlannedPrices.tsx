import type { Prices } from '../../../../domain/records/prices.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { useAdmin, useToday } from '../../controls/panel-context.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { settingsMessages } from '../settings-messages.ts';
import { Lines } from './PriceEffects.tsx';
import { differencesOf, todaysPrices } from './price-form.ts';
import { removePlanned } from './save-prices.ts';

const texts = settingsMessages.prices;

/** The prices that are planned, with their day, and a button that removes them. */
export function PlannedPrices({ planned, onRemoved }: { planned: Prices; onRemoved: () => void }) {
  const admin = useAdmin();
  const today = useToday();

  async function remove() {
    const { status } = await removePlanned(planned, { admin, today });
    onRemoved();
    return { title: status === 'saved' ? texts.removed : texts.notRemoved };
  }
  return (
    <section
      aria-label="Planned prices"
      className="flex flex-col items-start gap-3 rounded-control bg-surface p-4 text-[0.9375rem]"
    >
      <h3 className="font-semibold">Planned from {formatDay(planned.valid_from)}</h3>
      <Lines lines={differencesOf(todaysPrices(planned, today), planned)} />
      <WorkButton work={remove} failure={texts.removeFailed}>
        Remove
      </WorkButton>
    </section>
  );
}
