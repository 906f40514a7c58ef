import { expect, test } from 'vitest';
import { matchesText } from './booking-filter.ts';

const booking = {
  user_name: 'Zoë Müller',
  user_email: 'zoe@acme.example',
  user_phone: '+1 555 010 0199',
  company: 'Acme & Sons',
  reference: 'BK-7F3K9Q',
  date: '2026-12-08',
};

test.each(['', '  ', 'zoe', 'MÜLLER', 'muller acme', 'bk-7f3', '2026-12', '010 0199'])(
  '%j finds it',
  (text) => {
    expect(matchesText(booking, text)).toBe(true);
  },
);

test.each(['zoe stranger', '2027', 'acmesons'])('%j does not', (text) => {
  expect(matchesText(booking, text)).toBe(false);
});
