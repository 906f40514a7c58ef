import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from './browser.mjs';

test('a browser that cannot be installed is reported with the last lines of the installation', async () => {
  vi.stubEnv('CHROME_PATH', '');
  vi.spyOn(console, 'log').mockReturnValue();
  const root = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const playwright = join(root, 'node_modules/@playwright/test');
  mkdirSync(playwright, { recursive: true });
  writeFileSync(join(playwright, 'index.mjs'), "export const chromium = { executablePath: () => '' };");
  writeFileSync(join(playwright, 'cli.js'), "console.error('Host not found: cdn.example'); process.exit(1);");
  const found = findBrowser(root, process.execPath, { places: [], hasApt: false });
  await expect(found).rejects.toThrow(/set CHROME_PATH\.\nHost not found: cdn\.example$/);
});
