import type { BrowserContext } from '@playwright/test';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { database } from './firestore.ts';

/** Logged by browser and SDK when the rules or a route refuse a request. */
export const REFUSED = [/40[03] \((?:Bad Request|Forbidden)\)/, /permission-denied|PERMISSION_DENIED/];

/**
 * Logged by them when nothing gets through. The SDK then requests a Google image to find out if there is a network; our
 * policy blocks it, which the SDK takes for a no.
 */
export const UNREACHED = [
  /ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  /@firebase\/firestore.*(?:transport errored|Could not reach|failed with error)/s,
  /(?:refused|foreign request:|Loading the image) '?https:\/\/www\.google\.com\/images\/cleardot\.gif/,
];

/** Logged by the panel with every failure that it reports. */
export const REPORTED = /console warning: (?:Error |A list could not be loaded)/;

/** The database's text for a refusal; the emulator names the rule, the real one does not. */
export const REFUSAL = /false for '\w+' @ L\d+|Missing or insufficient permissions\./;

/** The panel's text for a broken network. */
export const NO_NETWORK = 'The server cannot be reached. Please check your connection and try again.';

/** Makes the rules refuse this administrator everything, as after a revocation, while the session continues. */
export async function refuseAll(uid: string): Promise<void> {
  await database.doc(ADMINS.path(uid)).update({ sessions_from: Math.ceil(Date.now() / 1000) + 86_400 });
}

export async function refuseNothing(uid: string): Promise<void> {
  await database.doc(ADMINS.path(uid)).update({ sessions_from: 0 });
}

/** Runs `action` without a network. */
export async function withoutNetwork(context: BrowserContext, action: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await action();
  await context.setOffline(false);
}
