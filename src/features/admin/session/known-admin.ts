import { browserStore } from '../../../lib/text-store.ts';

/** Who was last known to be an administrator on this device, so that the panel opens without a network. */
const KEY = 'booth-studio:known-admin';

export function rememberAdmin(uid: string): void {
  browserStore.keep(KEY, uid);
}

export function forgetAdmin(): void {
  browserStore.drop(KEY);
}

/**
 * Whether this account was an administrator when the server was last asked, which cannot be asked now. It opens what this device has
 * kept and nothing else: the server judges every request anew.
 */
export function wasAdmin(uid: string): boolean {
  return browserStore.read(KEY) === uid;
}
