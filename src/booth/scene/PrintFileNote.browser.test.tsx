import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { discFile } from '../../../tests/browser/booth-scene/logo-files.ts';
import { FILE_KEY } from '../../lib/draft-keys.ts';
import { $ownLook, restoreOwnLook } from '../logo/own-look.ts';
import { LogoPanel } from './LogoPanel.tsx';

const panel = page.getByRole('region', { name: 'Your logo on the booth' });
const input = panel.getByLabelText(/^(Upload logo|Choose another)$/);
const picture = panel.getByRole('img', { name: 'Your logo' });
const alert = panel.getByRole('alert');

const shown = () => $ownLook.get().logo;
const choose = (file: File) => userEvent.upload(input, file);

beforeEach(async () => {
  // Remains of the last test's draft
  await restoreOwnLook();
  await render(<LogoPanel />);
});

const INSTEAD = 'Export it as SVG or PNG, or send it with your booking';
const offer = panel.getByRole('button', { name: 'Send acme.pdf with my booking' });

test.each([
  ['acme.pdf', '%PDF-1.7'],
  ['acme.ai', '%!PS-Adobe-3.0'],
  ['acme.eps', new Uint8Array([0xc5, 0xd0, 0xd3, 0xc6])],
])('%s can be exported, or sent with the booking, and the current logo stays', async (name, content) => {
  await choose(discFile('#d01040'));
  await expect.poll(shown).toMatchObject({ color: '#d01040' });
  await choose(new File([content], name));
  await expect.element(alert).toMatchTextContent(INSTEAD);
  expect(alert.element().textContent).toBe(INSTEAD);
  await expectAccessible();
  await panel.getByRole('button', { name: `Send ${name} with my booking` }).click();
  await expect.element(alert).toBeEmptyDOMElement();
  await expect
    .element(panel.getByRole('status').first())
    .toMatchTextContent(`${name}, 1 KB, is sent with your booking as it is. Only our team sees it.`);
  await expectAccessible();
  expect(shown()).toMatchObject({ color: '#d01040' });
  await panel.getByRole('button', { name: "Don't send it" }).click();
  await expect.element(panel).not.toMatchTextContent(name);
  await expect.element(input).toHaveFocus();
});

test('an offered file gives way to a logo, and one that a reload lost is named', async () => {
  await choose(new File(['%PDF-1.7'], 'acme.pdf'));
  await expect.element(offer).toBeVisible();
  await choose(discFile('#d01040'));
  await expect.element(picture).toBeVisible();
  expect(offer.query()).toBeNull();
  // As a page finds it after a reload
  localStorage.setItem(FILE_KEY, 'old.pdf');
  await cleanup();
  await render(<LogoPanel />);
  await expect
    .element(panel)
    .toMatchTextContent('This page no longer has old.pdf. Choose it again to send it with your booking.');
  await choose(new File(['%PDF-1.7'], 'acme.pdf'));
  await expect.element(offer).toBeVisible();
});

test('a print file of more than 10 MB is refused', async () => {
  await choose(new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'acme.pdf'));
  await expect.element(alert).toMatchTextContent('larger than 10 MB');
  expect(offer.query()).toBeNull();
});
