import { createContext, use } from 'react';
import type { AdminUser } from './admin-user.ts';

/** Shared by all of the panel; provided by `AdminSections`. */
interface PanelContext {
  readonly admin: AdminUser;
  /** The present, which moves on every minute. */
  readonly now: Date;
}

export const PanelContext = createContext<PanelContext | null>(null);

/** Returns the signed-in administrator. */
export function useAdmin(): AdminUser {
  return usePanel().admin;
}

/** Returns the present, which moves on every minute. */
export function useNow(): Date {
  return usePanel().now;
}

function usePanel(): PanelContext {
  const context = use(PanelContext);
  if (!context) throw new Error('This component belongs inside a PanelContext.');
  return context;
}
