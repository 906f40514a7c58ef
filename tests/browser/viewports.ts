import { page } from 'vitest/browser';
import * as viewports from '../support/viewports.ts';

/** Every test starts with the desktop's window. */
export const { DESKTOP, PHONE, WIDTHS } = viewports;

/** Sets the window's size until the test ends. */
export async function setViewport({ width, height }: { width: number; height: number }): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}
