import { areFew, openHoursText } from '../../../domain/open-hours.ts';
import type { SectionProps } from '../kit/section-props.ts';
import type { Section } from '../place/place.ts';
import type { SectionCount } from './SectionTabs.tsx';

/** Badges of the sections, as far as known. */
export function sectionCounts({
  meetings: { upcoming },
  leads,
  openHours,
  now,
}: Omit<SectionProps, 'admin'>): Partial<Record<Section, SectionCount>> {
  const ahead = upcoming.records.filter(
    ({ status, starts_at }) => status === 'confirmed' && starts_at.toDate() > now,
  );
  return {
    bookings: { count: ahead.length, text: `${ahead.length} to come` },
    leads: {
      count: leads.records.length,
      text: `${leads.records.length} wait for an answer`,
      isUrgent: leads.records.length > 0,
    },
    // Enough of them are no news
    ...(openHours &&
      areFew(openHours) && {
        availability: { count: openHours.hours, text: openHoursText(openHours), isUrgent: true },
      }),
  };
}
