import { createContext, use } from 'react';
import type { AdminUser } from './admin-user.ts';

/** Shared by the whole panel; provided by `AdminSections`. */
interface PanelContext {
  readonly admin: AdminUser;
  /** The current time, updated every minute. */
  readonly now: Date;
}

export const PanelContext = createContext<PanelContext | null>(null);

/** Returns the signed-in administrator. */
export function useAdmin(): AdminUser {
  return usePanel().admin;
}

/** Returns the current time, updated every minute. */
export function useNow(): Date {
  return usePanel().now;
}

function usePanel(): PanelContext {
  const context = use(PanelContext);
  if (!context) throw new Error('This component belongs inside a PanelContext.');
  return context;
}
