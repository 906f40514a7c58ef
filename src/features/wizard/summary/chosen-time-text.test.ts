import { expect, test } from 'vitest';
import { chosenTimeText } from '../frame/PriceBar.tsx';

const SLOT = {
  availabilityId: 'a',
  date: '2026-12-08',
  time: '10:00 AM',
  startsAt: '2026-12-08T15:00:00.000Z',
};

test('the chosen time reads on the clock of its zone', () => {
  expect(chosenTimeText({ timeZone: 'America/New_York', day: '2026-12-08', slot: SLOT })).toBe(
    'Tue, Dec 8, 10:00 AM',
  );
  expect(chosenTimeText({ timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: SLOT })).toBe(
    'Wed, Dec 9, 12:00 AM',
  );
});

test('a zone unknown to the browser is shown by its own name', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(chosenTimeText({ timeZone: 'Mars/Olympus', day: null, slot: SLOT })).toBe(
    chosenTimeText({ timeZone: own, day: null, slot: SLOT }),
  );
});

test('without a time there is no text', () => {
  expect(chosenTimeText(null)).toBeNull();
  expect(chosenTimeText({ timeZone: 'Asia/Tokyo', day: '2026-12-09', slot: null })).toBeNull();
});
