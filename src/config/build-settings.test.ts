import { expect, test } from 'vitest';
import { defineSettings, siteUrl } from './build-settings.ts';
import { requireNode } from './require-node.mjs';

const LOCAL = { PUBLIC_FIREBASE_API_KEY: 'local', PUBLIC_FIREBASE_PROJECT_ID: 'demo-booth' };
const PUBLIC = { PUBLIC_FIREBASE_API_KEY: `AIza${'0'.repeat(35)}`, PUBLIC_FIREBASE_PROJECT_ID: 'acme' };

test('a local build needs neither an address nor content, and has the example brand', () => {
  expect(siteUrl(LOCAL)).toBe('http://localhost:5050');
  expect(defineSettings(LOCAL)).toMatchObject({ 'import.meta.env.CONTENT_REQUIRED': 'false' });
});

test("the panel knows the deployment's rules of meetings; an empty parameter means the default", () => {
  const rules = (env: Record<string, string>) =>
    JSON.parse(defineSettings({ ...LOCAL, ...env })['import.meta.env.MEETING_RULES'] ?? '');
  expect(rules({ MEETING_NOTICE_HOURS: '24', MEETING_HORIZON_DAYS: '' })).toMatchObject({
    notice_hours: 24,
    horizon_days: 60,
    buffer_before: 0,
  });
});

test('any other build fails without its address', () => {
  expect(() => siteUrl(PUBLIC)).toThrow('SITE_URL is missing');
  expect(() => siteUrl({ ...PUBLIC, SITE_URL: 'acme.com' })).toThrow('must be a full address');
});

test('any other build fails with the company that the repository comes with', () => {
  expect(() => defineSettings({ ...PUBLIC, SITE_URL: 'https://acme.com' })).toThrow('company.name');
});

test("a Node.js older than the project's own is refused", () => {
  expect(() => requireNode('22.18.0')).toThrow('Node.js 24 builds this, not 22.18.0');
  expect(() => requireNode('24.0.0')).not.toThrow();
});
