import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** What a visitor has asked the device for, as CSS names it. */
export interface MediaFeatures {
  'prefers-reduced-motion': 'reduce' | 'no-preference';
  'forced-colors': 'active' | 'none';
}

/** What every component test starts with. */
const AT_REST: MediaFeatures = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none' };

/**
 * Gives the page these media features until the test ends. All of them are said each time: what is not said goes back
 * to the machine's own, for every test that comes after in this page.
 */
export async function setMedia(features: Partial<MediaFeatures>): Promise<void> {
  onTestFinished(() => send(AT_REST));
  await send({ ...AT_REST, ...features });
}

async function send(features: MediaFeatures): Promise<void> {
  const all = Object.entries(features).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features: all });
}
