import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog.tsx';

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
