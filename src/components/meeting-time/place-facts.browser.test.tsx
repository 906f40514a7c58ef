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

test("a host's photo that cannot be loaded gives way to the initials", async () => {
  await showHost({ name: 'Alex Rivera', photo_url: PHOTO });
  await expect.poll(() => photo()?.naturalWidth).toBeGreaterThan(0);
  photo()?.dispatchEvent(new Event('error'));
  await expect.element(term).toMatchTextContent('ARHost');
  expect(photo()).toBeNull();
});

test.each([
  ['  Élodie  ', 'É'],
  ['Ana María de la Cruz', 'AC'],
])('%j has the initials %j', async (name, initials) => {
  await showHost({ name, photo_url: null });
  await expect.element(term).toMatchTextContent(`${initials}Host`);
});
