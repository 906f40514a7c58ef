import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** A visitor's device preferences, as CSS names them. */
export interface MediaFeatures {
  'prefers-reduced-motion': 'reduce' | 'no-preference';
  'forced-colors': 'active' | 'none';
}

/** Defaults of every component test. */
const AT_REST: MediaFeatures = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none' };

/**
 * Sets these media features until the test ends. All of them are set each time: an omitted one returns to the
 * machine's own, for every later test in this page.
 */
export async function setMedia(features: Partial<MediaFeatures>): Promise<void> {
  onTestFinished(() => send(AT_REST));
  await send({ ...AT_REST, ...features });
}

async function send(features: MediaFeatures): Promise<void> {
  const all = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: all });
}
