import { Hash } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Badge, type BadgeTone } from '../../components/Badge.tsx';
import { Card } from '../../components/Card.tsx';
import { Facts, timeFacts } from '../../components/meeting-time/Facts.tsx';
import { JoinLink } from '../../components/meeting-time/JoinLink.tsx';
import { placeFacts } from '../../components/meeting-time/place-facts.tsx';
import { useTickingClock } from '../../components/use-ticking-clock.ts';
import type { ManagedMeeting } from '../../domain/schemas/meeting.ts';
import { isTimeToJoin } from '../../domain/schemas/meeting-place.ts';

const STATES: Record<ManagedMeeting['status'], { text: string; tone: BadgeTone; heading?: string }> = {
  confirmed: { text: 'Confirmed', tone: 'success' },
  pending: { text: 'Not confirmed yet', tone: 'warning', heading: 'Confirm your meeting' },
  cancelled: { text: 'Canceled', tone: 'danger', heading: 'Your meeting is canceled' },
  held: { text: 'Held', tone: 'neutral' },
  'no-show': { text: 'Missed', tone: 'warning' },
};

/** The meeting's time, place and status. The heading gets the focus after a change. */
export function MeetingFacts(props: { meeting: ManagedMeeting; headingRef: Ref<HTMLHeadingElement> }) {
  const { meeting, headingRef } = props;
  const headingId = useId();
  const now = useTickingClock();
  const { place, host, status } = meeting;
  const [start, end] = [new Date(meeting.starts_at), new Date(meeting.ends_at)];
  const state = STATES[status];
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <h2
            ref={headingRef}
            id={headingId}
            tabIndex={-1}
            className="scroll-mt-24 text-xl font-semibold tracking-tight outline-none"
          >
            {state.heading ?? 'Your meeting'}
          </h2>
          <Badge tone={state.tone}>{state.text}</Badge>
        </div>
        <Facts
          facts={[
            ...timeFacts(start, meeting.time_zone),
            ...(status === 'cancelled' ? [] : placeFacts(place, host)),
            { term: 'Reference', icon: <Hash className="size-4" />, value: meeting.reference },
          ]}
        />
        {place.url && status === 'confirmed' && (
          <p className="print:hidden">
            <JoinLink url={place.url} size="lg" isNow={isTimeToJoin(start, end, now)} />
          </p>
        )}
      </Card>
    </section>
  );
}
