import type { BrowserContext } from '@playwright/test';
import { ADMINS } from '../../src/domain/records/admins.ts';
import { database } from './firestore.ts';

/** Logged by browser and SDK when the rules or a route refuse a request. */
export const REFUSED = [/40[03] \((?:Bad Request|Forbidden)\)/, /permission-denied|PERMISSION_DENIED/];

/**
 * Logged by them when nothing gets through. The SDK then requests an image of Google's, to learn whether there is a
 * network at all; our policy refuses it, and the SDK takes that for a no.
 */
export const UNREACHED = [
  /ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  /@firebase\/firestore.*(?:transport errored|Could not reach|failed with error)/s,
  /(?:refused|foreign request:|Loading the image) '?https:\/\/www\.google\.com\/images\/cleardot\.gif/,
];

/** Logged by the panel with every failure that it reports. */
export const TOLD = /console warning: (?:Error |A list could not be loaded)/;

/** The database's text for a refusal by the rules: the emulator names the rule, the real one does not. */
export const REFUSAL = /false for '\w+' @ L\d+|Missing or insufficient permissions\./;

/** The panel's text for a broken network. */
export const NO_NETWORK = 'The server cannot be reached. Please check your connection and try again.';

/** From now on the rules refuse this administrator everything, as after a revocation, but the session continues. */
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
