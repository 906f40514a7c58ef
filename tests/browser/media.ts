import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** A visitor's device preferences, named as in CSS. */
export interface MediaFeatures {
  'prefers-reduced-motion': 'reduce' | 'no-preference';
  'forced-colors': 'active' | 'none';
}

/** Defaults of every component test. */
const AT_REST: MediaFeatures = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none' };

/**
 * Sets these media features until the test ends. Always sets all of them: an omitted one would revert to the machine's
 * default for every later test on this page.
 */
export async function setMedia(features: Partial<MediaFeatures>): Promise<void> {
  onTestFinished(() => send(AT_REST));
  await send({ ...AT_REST, ...features });
}

async function send(features: MediaFeatures): Promise<void> {
  const all = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: all });
}
