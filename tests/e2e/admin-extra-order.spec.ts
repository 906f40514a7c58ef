import type { Page } from '@playwright/test';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ContentCard, expect, publishedContent, storeOwnExtra, test } from '../support/admin-content.ts';
import type { AdminPage } from '../support/admin-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'content' });

// The partner has no content but what these tests add, one after the other, and remove again.

test('by keyboard an extra moves, keeps the focus, and visitors see the new order', async ({
  anotherPanel,
  anotherVisitor,
  mark,
}) => {
  const names = await storeThree(mark);
  const panel = await anotherPanel();
  const { page } = panel;
  await expectOrder(panel, names);
  const menu = page.getByRole('button', { name: `More actions for Ant ${mark}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
  await expectOrder(panel, [`Bee ${mark}`, `Ant ${mark}`, `Cow ${mark}`]);
  await expect(menu).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `Ant ${mark} moved to position 2 of 3` }),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
  const moved = [`Bee ${mark}`, `Cow ${mark}`, `Ant ${mark}`];
  await expectOrder(panel, moved);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
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
  const [ant, bee, cow] = await storeThree(mark);
  const panel = await anotherPanel();
  const { page } = panel;
  const before = await placesOf(panel, [ant, bee, cow]);
  await drag(panel, cow, ant);
  // The others make room
  await expect.poll(() => placesOf(panel, [ant, bee])).toEqual([before[1], before[2]]);
  await page.mouse.up();
  const moved = [cow, ant, bee];
  await expectOrder(panel, moved);
  await expect(
    page.getByRole('status').filter({ hasText: `Cow ${mark} moved to position 1 of 3` }),
  ).toHaveCount(1);
  await expectPublished(page, mark, moved);
  await expectOrder(panel, moved);
  expect(await placesOf(panel, moved)).toEqual(before);
});

test('by finger an extra is dragged to its place', async ({ anotherPanel, mark }) => {
  const [ant, bee, cow] = await storeThree(mark);
  const panel = await anotherPanel();
  const way = await wayOf(panel, ant, cow);
  const finger = await panel.page.context().newCDPSession(panel.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [way.from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const x = way.from.x + (way.to.x - way.from.x) * part;
    await touch('touchMove', [{ x, y: way.from.y + (way.to.y - way.from.y) * part }]);
  }
  await touch('touchEnd', []);
  await expectOrder(panel, [bee, cow, ant]);
  await expectPublished(panel.page, mark, [bee, cow, ant]);
});

test('at the edge of the window a drag scrolls the page', async ({ anotherPanel, mark }) => {
  const [ant, bee, cow] = await storeThree(mark);
  const panel = await anotherPanel();
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 400 });
  await new ContentCard(panel, 'extras').record(bee).getByTitle('Drag to reorder').hover();
  const scrolled = () => page.evaluate(() => scrollY);
  const start = await scrolled();
  expect(start).toBeGreaterThan(400);
  await page.mouse.down();
  await page.mouse.move(400, 20, { steps: 8 });
  await expect.poll(scrolled).toBeLessThan(start - 200);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectOrder(panel, [ant, bee, cow]);
});

/** Three extras of the partner in this order; returns their names. */
async function storeThree(mark: string) {
  const names = [`Ant ${mark}`, `Bee ${mark}`, `Cow ${mark}`] as const;
  await Promise.all(
    names.map((name, index) =>
      storeOwnExtra(name, { admin_id: DEMO_ADMINS[1].uid, sort_order: (index + 1) * 10 }),
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

/** Where the cards of these extras are on the screen, in pixels from the corner of their list. */
async function placesOf(panel: AdminPage, names: readonly string[]) {
  const extras = new ContentCard(panel, 'extras');
  const list = await extras.root.getByRole('list').boundingBox();
  const boxes = await Promise.all(names.map((name) => extras.record(name).boundingBox()));
  return boxes.map((box) => ({
    x: Math.round((box?.x ?? 0) - (list?.x ?? 0)),
    y: Math.round((box?.y ?? 0) - (list?.y ?? 0)),
  }));
}

/** The way from an extra's handle to where its card takes the place of another. */
async function wayOf(panel: AdminPage, name: string, onto: string) {
  const extras = new ContentCard(panel, 'extras');
  const handle = extras.record(name).getByTitle('Drag to reorder');
  await extras.root.scrollIntoViewIfNeeded();
  await handle.hover();
  const [at, box] = await Promise.all([handle.boundingBox(), extras.record(onto).boundingBox()]);
  if (!at || !box) throw new Error(`${name} or ${onto} is not on the page`);
  const side = at.x > box.x ? 0.2 : 0.8;
  return {
    from: { x: at.x + at.width / 2, y: at.y + at.height / 2 },
    to: { x: box.x + box.width * side, y: box.y + box.height / 2 },
  };
}

/** Drags the card of one extra over that of another by its handle, and holds it there. */
async function drag(panel: AdminPage, name: string, onto: string): Promise<void> {
  const { to } = await wayOf(panel, name, onto);
  await panel.page.mouse.down();
  await panel.page.mouse.move(to.x, to.y, { steps: 8 });
}
