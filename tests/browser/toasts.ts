import { type Locator, page } from 'vitest/browser';
import { $toasts, dismissToast } from '../../src/components/toast-store.ts';

/** Locates visible toasts with this text. */
export function toastOf(text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text });
}

/** Removes all toasts. */
export function clearToasts(): void {
  for (const { id } of $toasts.get()) dismissToast(id);
}
