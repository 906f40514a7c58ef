import type { SectionProps } from '../kit/panel-context.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { HostCard } from './HostCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { PricesCard } from './prices/PricesCard.tsx';
import { QuotesCard } from './QuotesCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { WebhooksCard } from './webhooks/WebhooksCard.tsx';

/** Stacks cards of any height, without the gaps that a grid leaves next to tall ones. */
const COLUMN = 'flex min-w-0 flex-col gap-6';

/** '#settings': how meetings are held, quotes, and connected systems. */
export function SettingsSection({ meetings }: SectionProps) {
  return (
    <>
      <div className={COLUMN}>
        <RulesCard meetings={meetings} />
        <PlaceCard />
        <HostCard />
        <PricesCard />
        <WebhooksCard />
      </div>
      <div className={COLUMN}>
        <CalendarCard />
        <QuotesCard />
        <TermsCard />
      </div>
    </>
  );
}
