import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../tests/browser/accessibility.ts';
import { clearToasts, toastOf } from '../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../tests/browser/viewports.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Toaster } from './Toast.tsx';
import { toast } from './toast-store.ts';
import { useFormToasts } from './use-form-toasts.ts';

beforeEach(clearToasts);

const TALL = <div style={{ height: '200vh' }}>A long story</div>;

function Page(props: Partial<DialogProps>) {
  return (
    <main>
      <h1>A page</h1>
      <Dialog
        open
        title="A dialog"
        onClose={() => {}}
        footer={<button type="button">Save</button>}
        {...props}
      >
        {props.children ?? TALL}
      </Dialog>
      <Toaster wait={0} />
    </main>
  );
}

function Form() {
  const { complain } = useFormToasts();
  return (
    <button type="button" onClick={() => complain({ title: 'Missing information' })}>
      Save
    </button>
  );
}

function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

function expectApart(a: Locator, b: Locator): void {
  const [one, other] = [boxOf(a), boxOf(b)];
  const overlap =
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  expect(overlap).toBe(false);
}

const WINDOWS = [PHONE, { width: 844, height: 390 }, DESKTOP];

for (const viewport of WINDOWS) {
  for (const look of [
    { size: 'xl' },
    { variant: 'fullscreen' },
    { size: 'sm', children: 'Short' },
  ] as const) {
    const kind = Object.values(look).join(' ');
    test(`at ${viewport.width} px a ${kind} dialog's buttons stay clear of toasts`, async () => {
      await setViewport(viewport);
      await render(<Page {...look} />);
      toast({ title: 'Missing information', description: 'Please fill in all required fields.' });
      await expect.element(toastOf('Missing information')).toBeInViewport({ ratio: 0.99 });
      for (const name of ['Close', 'Save']) {
        expectApart(toastOf('Missing information'), page.getByRole('button', { name, exact: true }));
      }
      await expectAccessible();
    });
  }
}

test('on a phone a toast stays clear of the title of the confirmation', async () => {
  await setViewport(PHONE);
  await render(
    <main>
      <div data-confirmation style={{ paddingTop: '5rem' }}>
        <h1>Your meeting is booked</h1>
      </div>
      <Toaster wait={0} />
    </main>,
  );
  toast({ title: 'Meeting booked successfully', description: "We've saved your booking." });
  await expect.element(toastOf('Meeting booked')).toBeInViewport({ ratio: 0.99 });
  expectApart(toastOf('Meeting booked'), page.getByRole('heading', { name: 'Your meeting is booked' }));
});

test('a dialog that opens and closes gives a toast no new time', async () => {
  const app = (isOpen: boolean) => (
    <>
      <AlertDialog open={isOpen} onClose={() => {}} title="Please Select a Date First" />
      <Toaster wait={0} />
    </>
  );
  const screen = await render(app(false));
  toast({ title: 'Saved' });
  await expect.element(toastOf('Saved')).toBeVisible();
  const shown = toastOf('Saved').element();
  await screen.rerender(app(true));
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(page.getByRole('alertdialog').element().contains(shown)).toBe(true);
  await screen.rerender(app(false));
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  // The very same toast, whose time runs on; made anew it would begin again
  expect(toastOf('Saved').element()).toBe(shown);
});

test('what a form complains about leaves with it, other toasts stay', async () => {
  const screen = await render(
    <>
      <Form />
      <Toaster wait={0} />
    </>,
  );
  toast({ title: 'Availability added' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(toastOf('Missing information')).toBeVisible();
  await screen.rerender(<Toaster wait={0} />);
  await expect.element(toastOf('Missing information')).not.toBeInTheDocument();
});
