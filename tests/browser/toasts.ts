import { type Locator, page } from 'vitest/browser';
import { $toasts, dismissToast } from '../../src/components/toast-store.ts';

/** The toasts with this text that are on screen. */
export function toastOf(text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text });
}

/** Removes remains of an earlier test: all tests of a file share one page. */
export function clearToasts(): void {
  for (const { id } of $toasts.get()) dismissToast(id);
}
