import type { SectionProps } from '../kit/panel-context.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { CalendarFeedCard } from './CalendarFeedCard.tsx';
import { FollowUpCard } from './FollowUpCard.tsx';
import { HostCard } from './HostCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { WebhooksCard } from './webhooks/WebhooksCard.tsx';

/** '#settings': how meetings are held, the reminder about quotes, and connected systems. */
export function SettingsSection({ meetings }: SectionProps) {
  return (
    <>
      <RulesCard meetings={meetings} />
      <PlaceCard />
      <FollowUpCard />
      <HostCard />
      <CalendarCard />
      <CalendarFeedCard />
      <WebhooksCard />
    </>
  );
}
