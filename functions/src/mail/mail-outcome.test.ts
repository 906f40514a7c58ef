import { expect, test } from 'vitest';
import { failureOf } from './mail-outcome.ts';

test.each([
  [Object.assign(new Error('vera@acme.example'), { code: 'EENVELOPE', responseCode: 550 }), 'EENVELOPE 550'],
  [Object.assign(new Error('refused'), { code: 'ESOCKET' }), 'ESOCKET'],
  [new Error('550 vera@acme.example: no such user'), 'unknown'],
  ['vera@acme.example', 'unknown'],
  [null, 'unknown'],
])('a failure is reported in codes only: %s', (error, code) => {
  expect(failureOf(error, false).reason).toBe(code);
});

test.each([
  ['no connection', { code: 'ESOCKET', command: 'CONN' }, 'passing'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'passing'],
  ['a sender who has to sign in', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, 'passing'],
  ['a server that is closed', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'passing'],
  ['a recipient for later', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 'passing'],
  ['a sender who is not welcome', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'refused'],
  ['no such recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  ['no address at all', { code: 'EENVELOPE', command: 'API' }, 'refused'],
  ['a mail larger than is taken', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'refused'],
])('before the mail is handed over: %s', (_what, error, verdict) => {
  expect(failureOf(error, false).verdict).toBe(verdict);
});

test.each([
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
  ['a broken connection', { code: 'ECONNECTION', command: 'CONN' }, 'unknown'],
  ['our own deadline', { code: 'EABORT' }, 'unknown'],
  ['an answer that makes no sense', { code: 'EMESSAGE', command: 'DATA', responseCode: 354 }, 'unknown'],
  ['taken for later', { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 'passing'],
  ['a server that goes away', { code: 'ECONNECTION', command: 'CONN', responseCode: 421 }, 'passing'],
  ['refused as spam', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
])('after the mail is handed over: %s', (_what, error, verdict) => {
  expect(failureOf(error, true).verdict).toBe(verdict);
});
