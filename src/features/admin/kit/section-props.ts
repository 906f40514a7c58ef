import type { OpenHours } from '../../../domain/open-hours.ts';
import type { AdminUser } from './admin-user.ts';
import type { Meetings } from './use-meetings.ts';
import type { WaitingLeads } from './use-waiting-leads.ts';

/** What the panel knows in every section. */
export interface SectionProps {
  admin: AdminUser;
  meetings: Meetings;
  leads: WaitingLeads;
  /** What visitors can still book; null until it is known. */
  openHours: OpenHours | null;
  now: Date;
}
