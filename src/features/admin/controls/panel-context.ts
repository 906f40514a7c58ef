import { createContext, use } from 'react';
import { todayInNewYork } from '../../../domain/booking/slots.ts';

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

export function useAdmin(): AdminUser {
  return usePanel().admin;
}

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
