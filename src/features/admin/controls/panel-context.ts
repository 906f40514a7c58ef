import { createContext, use } from 'react';
import type { OpenHours } from '../../../domain/booking/open-hours.ts';
import { todayInNewYork } from '../../../domain/booking/slots.ts';
import type { Deals } from '../customers/deals/use-deals.ts';
import type { Meetings } from '../meetings/use-meetings.ts';

/** The signed-in administrator. `uid` is the `admin_id` of their records. */
export interface AdminUser {
  readonly uid: string;
  readonly email: string;
}

/** Values shared by the whole panel, provided by `AdminSections`. */
interface PanelContext {
  readonly admin: AdminUser;
  /** The current time, updated every minute. */
  readonly now: Date;
}

export const PanelContext = createContext<PanelContext | null>(null);

/** Live data that every section gets. */
export interface SectionProps {
  meetings: Meetings;
  deals: Deals;
  /** Hours that visitors can still book; null while loading. */
  openHours: OpenHours | null;
}

/** Returns the signed-in administrator. */
export function useAdmin(): AdminUser {
  return usePanel().admin;
}

/** Returns the current time, updated every minute. */
export function useNow(): Date {
  return usePanel().now;
}

/** Returns the current date in the company's zone. */
export function useToday(): string {
  return todayInNewYork(usePanel().now);
}

function usePanel(): PanelContext {
  const context = use(PanelContext);
  if (!context) throw new Error('This component belongs inside a PanelContext.');
  return context;
}
