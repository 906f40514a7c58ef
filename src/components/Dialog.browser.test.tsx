import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bookingApi } from '../../tests/browser/booking-api.ts';
import { gallery } from '../../tests/browser/gallery.tsx';
import { setViewport } from '../../tests/browser/viewports.ts';
import { wizard } from '../../tests/browser/wizard.tsx';
import { draftAt } from '../../tests/support/wizard-page-draft.ts';
import { Dialog } from './Dialog.tsx';

/** A phone on its side. */
const SIDEWAYS = { width: 844, height: 390 };

/** Expects that the dialog fits its window and that its button can be reached. */
async function expectInWindow(dialog: Locator, button: string): Promise<void> {
  await userEvent.wheel(dialog.getByRole('heading', { level: 2 }), { delta: { y: 400 } });
  const { scrollHeight, clientHeight } = dialog.element();
  expect(scrollHeight - clientHeight).toBe(0);
  const end = dialog.getByRole('button', { name: button });
  end.element().scrollIntoView({ block: 'nearest' });
  await expect.element(end).toBeInViewport({ ratio: 0.99 });
}

test('in a low window a project stays in it, and all of it can be reached', async () => {
  bookingApi();
  await setViewport(SIDEWAYS);
  await gallery.open();
  await gallery.openProject('Quantessa Systems');
  await expectInWindow(gallery.dialog, 'Start from this project');
});

test('in a low window a form stays in it, and all of it can be reached', async () => {
  bookingApi();
  await setViewport(SIDEWAYS);
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.root.getByRole('button', { name: 'Need a custom size? Click here' }).click();
  const request = page.getByRole('dialog', { name: 'Custom Booth Design Request' });
  for (const name of ['Width (feet)', 'Your requests', 'Phone']) {
    await request.getByRole('textbox', { name }).click();
    await expect.element(request.getByRole('textbox', { name })).toBeInViewport({ ratio: 0.99 });
  }
  await expectInWindow(request, 'Send Request');
});

const scrolling = () => getComputedStyle(document.documentElement).overflowY;

test('the page behind does not scroll until the last of its dialogs is closed', async () => {
  const dialogs = (isProject: boolean, isPicture: boolean) => (
    <>
      <Dialog open={isProject} onClose={() => {}} title="Project">
        <p>Text</p>
      </Dialog>
      <Dialog open={isPicture} onClose={() => {}} title="Picture">
        <p>Text</p>
      </Dialog>
    </>
  );
  const { rerender } = await render(dialogs(false, false));
  expect(scrolling()).toBe('visible');
  await rerender(dialogs(true, false));
  expect(scrolling()).toBe('hidden');
  await rerender(dialogs(true, true));
  await rerender(dialogs(true, false));
  expect(scrolling()).toBe('hidden');
  await rerender(dialogs(false, false));
  expect(scrolling()).toBe('visible');
});
