import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { readMarking } from '#booth/common.ts';
import { expectAccessible } from '../../../../../../tests/browser/accessibility.ts';
import { designContent, editContent, storeContent } from '../../../../../../tests/browser/admin-kinds.tsx';
import { button, expectToast, startPanel } from '../../../../../../tests/browser/admin-panel.tsx';
import { fakeMarking, fakeUploads, serveModels } from '../../../../../../tests/browser/fake-uploads.ts';
import { database } from '../../../../../../tests/browser/firebase/fake-database.ts';

const STORED = { url: '/media/booth-designs/old-0123456789abcdef.bin', kinds: [] };

beforeEach(() => {
  startPanel();
  fakeUploads();
});

/** Opens the dialog of a stored design. */
async function openMarking(
  model: object = STORED,
): Promise<{ design: Locator; dialog: Locator; path: string }> {
  const path = storeContent(designContent, 'Harbor', { model });
  const design = await editContent(designContent, 'Harbor');
  await button('Mark surfaces', design).click();
  const dialog = page.getByRole('dialog', { name: 'Mark Surfaces' });
  await expect.element(dialog.getByRole('heading', { name: 'Surfaces, largest first' })).toBeVisible();
  return { design, dialog, path };
}

const wall = (dialog: Locator) =>
  dialog.getByRole('button', { name: /^Back wall, .*, facing the aisle/ }).first();
const marked = (dialog: Locator) =>
  dialog
    .getByRole('region', { name: 'Marked', exact: true })
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('p')?.textContent);

async function press(locator: Locator): Promise<void> {
  (locator.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('a wall gets a logo by keyboard alone, in feet and inches, and the design is saved with it', async () => {
  serveModels();
  const requests = fakeMarking();
  const { design, dialog, path } = await openMarking();
  await press(wall(dialog));
  await expect.element(wall(dialog)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await expect.element(button('Logo', dialog)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: 'Width' })).toHaveFocus();
  await expect.element(dialog.getByText(/^Logo: Back wall.*, 1 of 20$/)).toBeInTheDocument();
  for (const [label, text] of [
    ['Width', `6' 3"`],
    ['Height', '30 in'],
    ['From the bottom', `3'`],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: label });
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(dialog.getByRole('textbox', { name: 'Height' })).toHaveValue(`2' 6"`);
  await expectAccessible();
  await press(button('Use these marks', dialog));
  await expect.element(dialog).not.toBeInTheDocument();
  const [mark] = requests.at(-1)?.marking.marks ?? [];
  expect(mark).toMatchObject({ w: expect.closeTo(1.905, 2), h: expect.closeTo(0.762, 2) });
  await expect.element(button('Update Design', design)).toBeEnabled();
  await press(button('Update Design', design));
  await expectToast('Design updated');
  const { model } = database.read(path) as { model: { marking: object } };
  expect(readMarking(model.marking).marks).toEqual([mark]);
});

test('a length that is none is reported next to its field, and changes nothing; closing asks before marks are lost', async () => {
  serveModels();
  fakeMarking();
  const { dialog } = await openMarking();
  await wall(dialog).click();
  await button('Logo', dialog).click();
  const width = dialog.getByRole('textbox', { name: 'Width' });
  const [before] = marked(dialog);
  await width.fill('wide');
  await expect.element(width).toHaveAccessibleDescription(/Enter a length/);
  await width.fill('1"');
  await expect.element(width).toHaveAccessibleDescription(/At least 2"/);
  expect(marked(dialog)[0]).toBe(before);
  await width.fill(`40'`);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('This reaches beyond its surface.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard your marks?' });
  await button('Cancel', question).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Discard', question).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('each step is undone, by the button and by Ctrl+Z, and announced', async () => {
  serveModels();
  fakeMarking();
  const { dialog } = await openMarking();
  const before = marked(dialog);
  await expect.element(button('Undo', dialog)).toBeDisabled();
  await wall(dialog).click();
  await button('Takes the color', dialog).click();
  await wall(dialog).click();
  await dialog.getByRole('checkbox', { name: 'All sides of this part' }).click();
  await button('Screen', dialog).click();
  expect(marked(dialog)).toHaveLength(before.length + 2);
  await button('Undo', dialog).click();
  await expect.element(dialog.getByText(/^Undone: Screen: Back wall/)).toBeInTheDocument();
  (wall(dialog).element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(dialog.getByText(/^Undone: Takes the color/)).toBeInTheDocument();
  expect(marked(dialog)).toEqual(before);
});

test('stored marks that cannot be read are left out and counted; a name in the file is listed, and can be removed', async () => {
  serveModels();
  const requests = fakeMarking();
  const good = { p: [0, 1, -1.35], n: [0, 0, 1], w: 1, h: 1 };
  const { dialog } = await openMarking({
    ...STORED,
    marking: { marks: [good, { ...good, w: 'wide' }], prints: 'all', turn: 1 },
  });
  await expect
    .element(dialog.getByText('3 stored marks cannot be read, so they are left out.'))
    .toBeVisible();
  expect(requests[0]?.marking).toMatchObject({ marks: [good], prints: [] });
  expect(marked(dialog)).toContain('Logo: “mark:wall” in the file');
  await button('Remove: Logo: “mark:wall” in the file', dialog).click();
  await expect.element(dialog.getByText('“mark:wall” in the file does not count')).toBeVisible();
  await button('Use these marks', dialog).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests.at(-1)?.marking.ignored).toEqual(['mark:wall']);
});

test('a mark that the server refuses stays in the list, with the reason next to it', async () => {
  serveModels();
  const refused = [{ list: 'marks', index: 0, text: 'This logo is not on a surface.' }] as const;
  fakeMarking((_request, count) => (count > 1 ? { refused: [...refused] } : {}));
  const { dialog } = await openMarking();
  await wall(dialog).click();
  await button('Logo', dialog).click();
  await button('Use these marks', dialog).click();
  await expect.element(dialog.getByText('This logo is not on a surface.')).toBeVisible();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Not everything fits');
  await expectAccessible();
});

test('a pressed part is left out by the server, and can be put back', async () => {
  serveModels();
  const requests = fakeMarking(({ press }, count) =>
    press
      ? {
          model: {
            url: `/media/booth-designs/left-${String(count).padStart(16, '0')}.bin`,
            kinds: [],
            marking: { left_out: ['Cube.001'] },
          },
        }
      : {},
  );
  const { dialog } = await openMarking();
  await wall(dialog).click();
  await button('Left out', dialog).click();
  await expect.element(dialog.getByText('Left out: Cube.001', { exact: true })).toBeVisible();
  expect(requests.at(-1)?.press).toMatchObject({ n: [0, 0, 1] });
  await button('Put back: Left out: Cube.001', dialog).click();
  await expect.element(dialog.getByText('Left out: Cube.001', { exact: true })).not.toBeInTheDocument();
  expect(requests.at(-1)?.marking.left_out).toEqual([]);
});
