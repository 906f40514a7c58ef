import type { BrowserContext } from '@playwright/test';

/**
 * Logged by browser and SDK when nothing gets through. The SDK then requests a Google image to find out if there is a
 * network; our policy blocks it, which the SDK takes for a no.
 */
export const UNREACHED = [
  /ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  /@firebase\/firestore.*(?:transport errored|Could not reach|failed with error)/s,
  /(?:refused|foreign request:|Loading the image) '?https:\/\/www\.google\.com\/images\/cleardot\.gif/,
];

/** Logged by the panel with every failure that it reports. */
export const REPORTED = /console warning: (?:Error |A list could not be loaded)/;

/** The panel's text for a broken network. */
export const NO_NETWORK = 'The server cannot be reached. Please check your connection and try again.';

/** Runs `action` without a network. */
export async function withoutNetwork(context: BrowserContext, action: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await action();
  await context.setOffline(false);
}
