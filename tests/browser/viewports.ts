import { page } from 'vitest/browser';

/** Window sizes of component tests, in CSS pixels; every test starts with the desktop's. */
export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** The windows for what holds at any width: the phone's; with `--all` the desktop's as well. */
export const WIDTHS = import.meta.env['ALL_TESTS'] ? [PHONE, DESKTOP] : [PHONE];

/** Sets the window's size until the test ends. */
export async function setViewport({ width, height }: { width: number; height: number }): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}
