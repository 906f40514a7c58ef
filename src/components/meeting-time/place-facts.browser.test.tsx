import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MeetingHost } from '../../domain/schemas/booking-answer.ts';
import { UNSET_PLACE } from '../../domain/schemas/meeting-place.ts';
import { Facts } from './Facts.tsx';
import { placeFacts } from './place-facts.tsx';

/** A picture that tests can load. */
const PHOTO = '/scripts/demo/images/designs/10x10-launch-topview.webp';

const term = page.getByRole('term').last();
const photo = () => term.element().querySelector('img');

async function showHost(host: MeetingHost): Promise<void> {
  await render(<Facts facts={placeFacts(UNSET_PLACE, host)} />);
}

test("the host's photo is round, and without it are the initials", async () => {
  await showHost({ name: 'Alex Rivera', photo_url: PHOTO });
  await expect.poll(() => photo()?.naturalWidth).toBeGreaterThan(0);
  const { width, height, borderRadius } = getComputedStyle(photo() ?? document.body);
  expect([width, height]).toEqual(['36px', '36px']);
  expect(Number.parseFloat(borderRadius)).toBeGreaterThanOrEqual(18);
  photo()?.dispatchEvent(new Event('error'));
  await expect.element(term).toMatchTextContent('ARHost');
  expect(photo()).toBeNull();
});

test.each([
  ['Sam Chen', 'SC'],
  ['  Élodie  ', 'É'],
  ['Ana María de la Cruz', 'AC'],
])('%j has the initials %j', async (name, initials) => {
  await showHost({ name, photo_url: null });
  await expect.element(term).toMatchTextContent(`${initials}Host`);
});
