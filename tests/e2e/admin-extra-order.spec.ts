import type { Page } from '@playwright/test';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ContentCard, expect, publishedContent, storeOwnExtra, test } from '../support/admin-content.ts';
import type { AdminPage } from '../support/admin-page.ts';

test.use({ section: 'content' });

// These tests add extras between the others, one after the other, and remove them again.

test('by finger an extra is dragged to its place, and visitors see the new order', async ({
  anotherPanel,
  mark,
}) => {
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

/** Stores three extras of the partner in this order; returns their names. */
async function storeThree(mark: string) {
  const names = [`Ant ${mark}`, `Bee ${mark}`, `Cow ${mark}`] as const;
  await Promise.all(
    names.map((name, index) =>
      storeOwnExtra(name, { admin_id: DEMO_ADMINS[1].uid, sort_order: (index + 1) * 10 }),
    ),
  );
  return names;
}

/** Expects these extras in this order; others may stand between them. */
async function expectOrder(panel: AdminPage, names: readonly string[]): Promise<void> {
  const { root } = new ContentCard(panel, 'extras');
  const [mark = ''] = names.map((name) => name.split(' ')[1]);
  await expect(root.getByRole('heading', { level: 3 }).filter({ hasText: mark })).toHaveText([...names]);
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

/** Returns the path from an extra's handle to the point where its card takes another's place. */
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
