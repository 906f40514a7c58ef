import { useMemo } from 'react';
import { meetingRules } from '../../../config/meetings.ts';
import { type OpenHours, openHours } from '../../../domain/open-hours.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import type { AdminUser } from '../kit/admin-user.ts';
import type { SectionProps } from '../kit/section-props.ts';
import { type Meetings, useMeetings } from '../kit/use-meetings.ts';
import { useNow } from '../kit/use-now.ts';
import { useWaitingLeads } from '../kit/use-waiting-leads.ts';

/** Live data that all sections share. */
export function useSectionProps(admin: AdminUser): SectionProps {
  const now = useNow();
  const meetings = useMeetings(admin.uid, todayInNewYork(now));
  const leads = useWaitingLeads();
  return { admin, meetings, leads, openHours: useOpenHours(meetings, now), now };
}

function useOpenHours({ availability, claims }: Meetings, now: Date): OpenHours | null {
  const isKnown = availability.status === 'ready' && claims.status === 'ready';
  return useMemo(() => {
    if (!isKnown) return null;
    const claimed = new Set(claims.records.map(({ id }) => id));
    return openHours(availability.records, claimed, { now, ...meetingRules });
  }, [isKnown, availability.records, claims.records, now]);
}
