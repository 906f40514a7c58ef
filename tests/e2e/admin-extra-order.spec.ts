import type { Page } from '@playwright/test';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ContentCard, expect, publishedContent, storeOwnExtra, test } from '../support/admin-content.ts';
import type { AdminPage } from '../support/admin-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

// The partner has no content but what these tests add, one after the other, and clear away again.

test('who has added nothing yet is told so', async ({ anotherPanel }) => {
  const panel = await anotherPanel();
  const extras = new ContentCard(panel, 'extras');
  await expect(extras.root).toContainText('No extras added yet. Add your first extra to get started.');
  await expect(extras.root.getByRole('listitem')).toHaveCount(0);
  await expect(new ContentCard(panel, 'reference_projects').root).toContainText(
    'No reference projects added yet.',
  );
});

test('by keyboard an extra moves, keeps the focus, and visitors see the new order', async ({
  anotherPanel,
  anotherVisitor,
  mark,
}) => {
  const names = await storeThree(mark);
  const panel = await anotherPanel();
  const { page } = panel;
  await expectOrder(panel, names);
  const later = page.getByRole('button', { name: `Move Ant ${mark} later` });
  await later.focus();
  await page.keyboard.press('Enter');
  await expectOrder(panel, [`Bee ${mark}`, `Ant ${mark}`, `Cow ${mark}`]);
  await expect(later).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `Ant ${mark} moved to position 2 of 3` }),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  const moved = [`Bee ${mark}`, `Cow ${mark}`, `Ant ${mark}`];
  await expectOrder(panel, moved);
  await expect(later).toBeFocused();
  await expect(later).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expectPublished(page, mark, moved);

  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  await expect(wizard.root.getByRole('heading', { name: mark })).toHaveText(moved);
  await page.reload();
  await panel.isOpen();
  await expectOrder(panel, moved);
});

test('by mouse an extra is dragged to its place, and visitors see the new order', async ({
  anotherPanel,
  mark,
}) => {
  await storeThree(mark);
  const panel = await anotherPanel();
  const { page } = panel;
  await drag(panel, `Cow ${mark}`, `Ant ${mark}`);
  const moved = [`Cow ${mark}`, `Ant ${mark}`, `Bee ${mark}`];
  await expectOrder(panel, moved);
  await page.mouse.up();
  await expect(
    page.getByRole('status').filter({ hasText: `Cow ${mark} moved to position 1 of 3` }),
  ).toHaveCount(1);
  await expectPublished(page, mark, moved);
  await expectOrder(panel, moved);
});

test('Escape ends a drag and leaves everything in its place', async ({ anotherPanel, mark }) => {
  const names = await storeThree(mark);
  const panel = await anotherPanel();
  const { page } = panel;
  await drag(panel, names[0], names[2]);
  await expectOrder(panel, [names[1], names[2], names[0]]);
  await page.keyboard.press('Escape');
  await expectOrder(panel, names);
  await page.mouse.up();
  await expectPublished(page, mark, names);
});

test('extras that share a number, as new ones do, can be put in order', async ({ anotherPanel, mark }) => {
  const names = await storeThree(mark, [0, 0, 0]);
  const panel = await anotherPanel();
  const headings = new ContentCard(panel, 'extras').root.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(3);
  const [first = '', second = '', third = ''] = await headings.allTextContents();
  expect([...names].sort()).toEqual([first, second, third].sort());
  await panel.page.getByRole('button', { name: `Move ${third} earlier` }).click();
  await expectOrder(panel, [first, third, second]);
  await expectPublished(panel.page, mark, [first, third, second]);
});

/** Three extras of the partner in this order; answers their names. */
async function storeThree(mark: string, order: readonly [number, number, number] = [10, 20, 30]) {
  const names = [`Ant ${mark}`, `Bee ${mark}`, `Cow ${mark}`] as const;
  await Promise.all(
    names.map((name, index) =>
      storeOwnExtra(name, { admin_id: DEMO_ADMINS[1].uid, sort_order: order[index] }),
    ),
  );
  return names;
}

async function expectOrder(panel: AdminPage, names: readonly string[]): Promise<void> {
  const { root } = new ContentCard(panel, 'extras');
  await expect(root.getByRole('heading', { level: 3 })).toHaveText([...names]);
}

/** Waits until visitors get these extras in this order. */
async function expectPublished(page: Page, mark: string, names: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const { extras } = await publishedContent(page.request);
      return extras.map(({ name }) => name).filter((name) => name.includes(mark));
    })
    .toEqual(names);
}

/** Drags the card of one extra over that of another by its handle, and holds it there. */
async function drag(panel: AdminPage, name: string, onto: string): Promise<void> {
  const extras = new ContentCard(panel, 'extras');
  const handle = extras.record(name).getByTitle('Drag to reorder');
  const target = extras.record(onto);
  await extras.root.scrollIntoViewIfNeeded();
  await handle.hover();
  await panel.page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${onto} is not on the page`);
  // Past the middle of the other card, seen from where the drag began
  const from = await handle.boundingBox();
  const side = (from?.x ?? 0) > box.x ? 0.2 : 0.8;
  await panel.page.mouse.move(box.x + box.width * side, box.y + box.height / 2, { steps: 8 });
}
