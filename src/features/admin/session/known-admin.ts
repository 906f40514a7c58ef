import { browserStore } from '../../../lib/text-store.ts';

/** The last account known to be an administrator on this device, so the panel opens offline. */
const KEY = 'booth-studio:known-admin';

export function rememberAdmin(uid: string): void {
  browserStore.keep(KEY, uid);
}

export function forgetAdmin(): void {
  browserStore.drop(KEY);
}

/**
 * True if the server last confirmed this account as an administrator, for use while it cannot be reached.
 * This opens only data stored on this device: the server checks every request again.
 */
export function wasAdmin(uid: string): boolean {
  return browserStore.read(KEY) === uid;
}
