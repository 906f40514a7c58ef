import type { OpenHours } from '../../../domain/open-hours.ts';
import type { Meetings } from './use-meetings.ts';
import type { WaitingLeads } from './use-waiting-leads.ts';

/** Data shared by all sections. */
export interface SectionProps {
  meetings: Meetings;
  leads: WaitingLeads;
  /** Hours that visitors can still book; null while loading. */
  openHours: OpenHours | null;
}
