import { expect, test } from 'vitest';
import { startMailServer } from '../../tests/support/smtp-server.ts';
import { checkCalendarKey, checkMailServer } from './check-online.ts';

const findingsFor = async (...args: Parameters<typeof checkMailServer>) =>
  (await checkMailServer(...args)).map(({ name, problem }) => `${name}: ${problem}`);

test('a successful login has no findings and sends no mail', async () => {
  const { url, received } = await startMailServer();
  expect(await checkMailServer(url)).toEqual([]);
  expect(received).toEqual([]);
});

test('a wrong password is reported without showing it', async () => {
  const { url } = await startMailServer({ password: false });
  const [finding, ...more] = await checkMailServer(url);
  expect(more).toEqual([]);
  expect(finding?.name).toBe('smtp-login');
  expect(finding?.problem).toMatch(/^The mail server 127\.0\.0\.1:\d+ refuses the user and the password\.$/);
  expect(JSON.stringify(finding)).not.toContain('wrong');
});

test('the password is not sent to a server without encryption', async () => {
  const { url } = await startMailServer({ password: false });
  expect(await findingsFor(url, true)).toEqual([expect.stringMatching(/^smtp-plain: .* unencrypted\.$/)]);
});

test('an unreachable server and an invalid address are reported', async () => {
  expect(await findingsFor('smtp://user:secret@127.0.0.1:1')).toEqual([
    expect.stringMatching(/^smtp-unreachable: The mail server 127\.0\.0\.1:1 does not answer \(E[A-Z]+\)\.$/),
  ]);
  expect(await findingsFor(undefined)).toEqual(['smtp-unset: SMTP_URL could not be read.']);
  expect(await findingsFor('https://user:secret@mail.acme.com')).toEqual([
    'smtp-unset: SMTP_URL is not an smtp:// or smtps:// address.',
  ]);
});

test('a missing or short key of calendars is reported without showing it', () => {
  expect(checkCalendarKey(Buffer.alloc(32).toString('base64'))).toEqual([]);
  expect(checkCalendarKey(undefined)).toMatchObject([{ name: 'calendar-key' }]);
  const [finding] = checkCalendarKey('c2hvcnQ=');
  expect(finding?.problem).toContain('not 32 bytes');
  expect(JSON.stringify(finding)).not.toContain('c2hvcnQ=');
});
