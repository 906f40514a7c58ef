import type { Response } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { bookSlot } from '../support/fixtures-booking.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('responses have the security headers and a strict policy', async ({ request }) => {
  for (const path of ['/', '/privacy', '/auth', '/admin', '/no-such-page']) {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(await response.text())?.[1];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*/);
    // The panel's own services, by name; visitors' pages have none
    const services = policy?.match(/https?:[^ ;]*/g) ?? [];
    expect(services.length > 0, `${path}: ${services}`).toBe(path === '/auth' || path === '/admin');
  }
});

test('no script of the visitor’s path contains anything from Firebase', async ({ wizard, page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await wizard.openWithDraft(draftAt('meeting'));
  await expect(wizard.meeting.contact('Name')).toBeVisible();
  for (const heading of [
    'Review your booth quote',
    'Choose your extras & features',
    'Choose your booth size',
  ]) {
    await wizard.back.click();
    await expect(wizard.heading(heading)).toBeVisible();
  }
  await wizard.openCustomRequest();
  // Read here, so that responses arriving later, such as preloaded code, are not waited for
  const loaded = await Promise.all(
    scripts.map(async (script) => ({ url: script.url(), text: await script.text() })),
  );
  expect(loaded.length).toBeGreaterThan(5);
  const found = loaded.filter(({ text }) => /firebase|firestore|identitytoolkit|googleapis/i.test(text));
  expect(found.map(({ url }) => url)).toEqual([]);
});

test('public data names no visitor', async ({ request, offer, visitor }) => {
  const day = await offer('9:00 AM');
  await bookSlot(request, day, '9:00 AM', visitor.email);
  for (const path of ['/api/availability', '/api/content']) {
    const text = await (await request.get(path)).text();
    expect(text).not.toMatch(/visitor\.example|Fran First|First Come|admin_id|@/);
  }
});
