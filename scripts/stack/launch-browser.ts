import { type Browser, chromium } from '@playwright/test';
import { readTools } from './tools.ts';

/** A browser without a window and without traffic of its own. */
export function launchBrowser(): Promise<Browser> {
  const { chromium: executablePath } = readTools();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
}
