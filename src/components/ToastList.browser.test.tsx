import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../tests/browser/accessibility.ts';
import { toastOf } from '../../tests/browser/toasts.ts';
import { DESKTOP, PHONE, setViewport } from '../../tests/browser/viewports.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { TextField } from './TextField.tsx';
import { Toaster } from './Toast.tsx';
import { toast } from './toast-store.ts';

const TALL_FORM = (
  <form
    style={{ height: '200vh', display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
  >
    <TextField label="First" error="First is required" />
    <TextField label="Last" error="Last is required" />
  </form>
);
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

function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

function areApart(a: Locator, b: Locator): boolean {
  const [one, other] = [boxOf(a), boxOf(b)];
  return (
    one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom
  );
}

test.each<Partial<DialogProps> & { viewport: typeof PHONE | typeof DESKTOP }>([
  { viewport: PHONE, size: 'xl' },
  { viewport: DESKTOP, variant: 'fullscreen' },
  { viewport: PHONE, size: 'sm', children: 'Short' },
])("a dialog's buttons stay clear of toasts: %j", async ({ viewport, ...look }) => {
  await setViewport(viewport);
  await render(<Page {...look} />);
  toast({ title: 'Missing information', description: 'Please fill in all required fields.' });
  await expect.element(toastOf('Missing information')).toBeInViewport({ ratio: 0.99 });
  for (const name of ['Close', 'Save']) {
    const button = page.getByRole('button', { name, exact: true });
    expect(areApart(toastOf('Missing information'), button)).toBe(true);
  }
  await expectAccessible();
});

test('a toast in a dialog stays clear of the invalid field with the focus, also of one that receives it later', async () => {
  await setViewport(PHONE);
  await render(<Page size="xl">{TALL_FORM}</Page>);
  page.getByLabelText('First').element().focus();
  toast({ title: 'Missing information', description: 'Please fill in all required fields.' });
  await expect.element(toastOf('Missing information')).toBeInViewport({ ratio: 0.99 });
  for (const field of ['First', 'Last', 'First']) {
    page.getByLabelText(field).element().focus();
    for (const covered of [page.getByLabelText(field), page.getByText(`${field} is required`)]) {
      await expect.poll(() => areApart(toastOf('Missing information'), covered)).toBe(true);
    }
  }
});

test('a toast stays clear of the main button, also when the page scrolls', async () => {
  await setViewport(DESKTOP);
  await render(
    <main style={{ height: '200vh' }}>
      <button type="button" data-main-button style={{ position: 'absolute', right: 60, bottom: 40 }}>
        Choose Extras
      </button>
      <Toaster wait={0} />
    </main>,
  );
  const button = page.getByRole('button', { name: 'Choose Extras' });
  toast({ title: 'Your quote was updated' });
  await expect.element(toastOf('Your quote was updated')).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => areApart(toastOf('Your quote was updated'), button)).toBe(true);
  const before = boxOf(button).top;
  scrollTo({ top: before - 100, behavior: 'instant' });
  await expect.poll(() => boxOf(button).top).toBeLessThan(before);
  await expect.poll(() => areApart(toastOf('Your quote was updated'), button)).toBe(true);
});

test("opening and closing a dialog does not restart a toast's time", async () => {
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
  // The toast keeps its timer; a new one would start over
  expect(toastOf('Saved').element()).toBe(shown);
});
