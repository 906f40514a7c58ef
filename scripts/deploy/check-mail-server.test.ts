import { expect, test } from 'vitest';
import { startMailServer } from '../../tests/support/smtp-server.ts';
import { checkMailServer } from './check-mail-server.ts';

const named = async (...asked: Parameters<typeof checkMailServer>) =>
  (await checkMailServer(...asked)).map(({ name, problem }) => `${name}: ${problem}`);

test('a mail server that lets us in gets no mail and no complaint', async () => {
  const { url, received } = await startMailServer();
  expect(await checkMailServer(url)).toEqual([]);
  expect(received).toEqual([]);
});

test('a wrong password is told, and not shown', async () => {
  const { url } = await startMailServer({ password: false });
  const [finding, ...more] = await checkMailServer(url);
  expect(more).toEqual([]);
  expect(finding?.name).toBe('smtp-login');
  expect(finding?.problem).toMatch(/^The mail server 127\.0\.0\.1:\d+ refuses the user and the password\.$/);
  expect(JSON.stringify(finding)).not.toContain('wrong');
});

test('a server without encryption is not given the password', async () => {
  const { url } = await startMailServer({ password: false });
  expect(await named(url, true)).toEqual([expect.stringMatching(/^smtp-plain: .* unencrypted\.$/)]);
});

test('a server that is not there is told, and so is an address that is none', async () => {
  expect(await named('smtp://user:secret@127.0.0.1:1')).toEqual([
    expect.stringMatching(/^smtp-unreachable: The mail server 127\.0\.0\.1:1 does not answer \(E[A-Z]+\)\.$/),
  ]);
  expect(await named(undefined)).toEqual(['smtp-unset: SMTP_URL could not be read.']);
  expect(await named('https://user:secret@mail.acme.com')).toEqual([
    'smtp-unset: SMTP_URL is no smtp://… or smtps://… .',
  ]);
});
