import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';

/** A browser without a window and without traffic of its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunchOptions());
}
