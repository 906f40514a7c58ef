import { Chips } from '../controls/Chips.tsx';
import type { Meetings } from '../meetings/use-meetings.ts';
import { useParam } from '../place/current-place.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { DailyMailCard } from './DailyMailCard.tsx';
import { HostCard } from './HostCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { PricesCard } from './prices/PricesCard.tsx';
import { QuotesCard } from './QuotesCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { TermsCard } from './TermsCard.tsx';
import { WebhooksCard } from './webhooks/WebhooksCard.tsx';

/** Stacks cards of any height, without the gaps that a grid leaves next to tall ones. */
const COLUMN = 'flex min-w-0 flex-col gap-6';

/** Values of the parameter 'group', in the order of the choices. The first one shows without it. */
const GROUPS = [
  { value: '', text: 'Meetings' },
  { value: 'company', text: 'Company and prices' },
  { value: 'connections', text: 'Connections' },
] as const;

/** '#settings': how meetings are held; with '?group=', the company and its prices, or what is connected. */
export function SettingsSection({ meetings }: { meetings: Meetings }) {
  const [group, setGroup] = useParam('group');
  return (
    <>
      <div className="lg:col-span-2">
        <Chips label="Settings of" chips={GROUPS} value={group} onChange={setGroup} />
      </div>
      {group === 'company' ? (
        <>
          <PricesCard />
          <div className={COLUMN}>
            <QuotesCard />
            <TermsCard />
          </div>
        </>
      ) : group === 'connections' ? (
        <>
          <CalendarCard />
          <WebhooksCard />
        </>
      ) : (
        <>
          <RulesCard meetings={meetings} />
          <div className={COLUMN}>
            <PlaceCard />
            <HostCard />
            <DailyMailCard />
          </div>
        </>
      )}
    </>
  );
}
