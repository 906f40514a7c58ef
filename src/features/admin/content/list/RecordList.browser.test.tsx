import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import {
  designContent,
  expectOrder,
  extraContent,
  menuItem,
  pressInMenu,
  projectContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  card,
  expectToast,
  openCard,
  press,
  REFUSAL,
  REPORTED,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { toast } from '../../../../components/toast-store.ts';

beforeEach(startPanel);

/** Shows three extras. */
async function openThree() {
  for (const [index, name] of ['Ant', 'Bee', 'Cow'].entries()) {
    storeContent(extraContent, name, { sort_order: index * 10 });
  }
  await openCard(extraContent.card());
  await expectOrder(extraContent, ['Ant', 'Bee', 'Cow']);
}

/** Returns the stored names in the visitors' order. */
function storedOrder(): unknown[] {
  return database
    .all('extras')
    .sort((a, b) => Number(a['sort_order']) - Number(b['sort_order']))
    .map(({ name }) => name);
}

/** Returns the positions of these extras' cards in pixels. */
function placesOf(...names: string[]): { x: number; y: number }[] {
  const list = card('Extras Management').getByRole('list').first().element().getBoundingClientRect();
  return names.map((name) => {
    const { x, y } = record(extraContent, name).element().getBoundingClientRect();
    return { x: Math.round(x - list.x), y: Math.round(y - list.y) };
  });
}

/** Puts a finger on a card's handle and moves it past the middle of another card. */
async function drag(name: string, onto: string): Promise<void> {
  const from = record(extraContent, name).getByTitle('Drag to reorder').element().getBoundingClientRect();
  const to = record(extraContent, onto).element().getBoundingClientRect();
  await touch('touchStart', { x: from.x + from.width / 2, y: from.y + from.height / 2 });
  await expect.element(record(extraContent, name)).toHaveClass('opacity-80');
  // Not awaited: a quick finger lets go before the list can make room
  void touch('touchMove', { x: to.x + to.width * (from.x > to.x ? 0.2 : 0.8), y: to.y + to.height / 2 });
}

/** Sends a touch as a screen does. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const touchPoints = at ? [{ x: frame.x + at.x, y: frame.y + at.y }] : [];
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

function announcement(text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

test('by keyboard an extra moves, keeps the focus, and is announced', async () => {
  await openThree();
  const menu = button('More actions for Ant');
  (menu.element() as HTMLElement).focus();
  // The first entry cannot move up, so 'Move down' has the focus
  await press('{Enter}');
  await expect.element(menuItem('Move up')).toHaveAttribute('aria-disabled', 'true');
  await press('{Enter}');
  await expectOrder(extraContent, ['Bee', 'Ant', 'Cow']);
  await expect.element(menu).toHaveFocus();
  await expect.element(announcement('Ant moved to position 2 of 3')).toBeInTheDocument();
  await press('{Enter}');
  await press('{ArrowDown}');
  await press('{Enter}');
  await expectOrder(extraContent, ['Bee', 'Cow', 'Ant']);
  await expect.element(menu).toHaveFocus();
  await press('{Enter}');
  await expect.element(menuItem('Move down')).toHaveAttribute('aria-disabled', 'true');
  await press('{Escape}');
  await expect.poll(storedOrder).toEqual(['Bee', 'Cow', 'Ant']);
});

test('a toast does not cover an open menu', async () => {
  await openThree();
  toast({ title: 'Extra updated' });
  await expectToast('Extra updated');
  await button('More actions for Ant').click();
  const { x, y, width, height } = menuItem('Duplicate').element().getBoundingClientRect();
  const toasts = page.getByText('Extra updated', { exact: true }).first().element().closest('ol');
  Object.assign(toasts?.style ?? {}, { top: `${y}px`, left: `${x}px`, right: 'auto', bottom: 'auto' });
  const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(menuItem('Duplicate').element().contains(pressed)).toBe(true);
});

test('an extra is dragged to its place, and the others make room', async () => {
  await openThree();
  const [first, second, third] = placesOf('Ant', 'Bee', 'Cow');
  await drag('Cow', 'Ant');
  await expect.poll(() => placesOf('Ant', 'Bee')).toEqual([second, third]);
  expect(storedOrder()).toEqual(['Ant', 'Bee', 'Cow']);
  await touch('touchEnd');
  await expectOrder(extraContent, ['Cow', 'Ant', 'Bee']);
  await expect.element(announcement('Cow moved to position 1 of 3')).toBeInTheDocument();
  await expect.poll(storedOrder).toEqual(['Cow', 'Ant', 'Bee']);
  await expect.poll(() => placesOf('Cow', 'Ant', 'Bee')).toEqual([first, second, third]);
});

test('a row dropped before the list could make room lands where it was dropped', async () => {
  await openThree();
  await drag('Ant', 'Cow');
  await touch('touchEnd');
  await expectOrder(extraContent, ['Bee', 'Cow', 'Ant']);
  await expect.poll(storedOrder).toEqual(['Bee', 'Cow', 'Ant']);
});

test('Escape cancels a drag and leaves everything in its place', async () => {
  await openThree();
  const before = placesOf('Ant', 'Bee', 'Cow');
  await drag('Ant', 'Cow');
  await expect.poll(() => placesOf('Bee', 'Cow')).toEqual(before.slice(0, 2));
  expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  await press('{Escape}');
  await expect.poll(() => placesOf('Ant', 'Bee', 'Cow')).toEqual(before);
  await touch('touchEnd');
  await expectOrder(extraContent, ['Ant', 'Bee', 'Cow']);
  expect(storedOrder()).toEqual(['Ant', 'Bee', 'Cow']);
});

for (const kind of [designContent, projectContent]) {
  test(`${kind.heading}: the newest first until one is moved, and a new one first after that`, async () => {
    for (const [day, name] of ['Ant', 'Bee', 'Cow'].entries()) {
      storeContent(kind, name, { created_at: Timestamp.fromMillis(day * 86_400_000) });
    }
    await openCard(kind.card());
    await expectOrder(kind, ['Cow', 'Bee', 'Ant']);
    await pressInMenu('Ant', 'Move up');
    await expectOrder(kind, ['Cow', 'Ant', 'Bee']);
    const places = () => database.all(kind.collection).map(({ id, sort_order }) => [id, sort_order]);
    await expect.poll(() => Object.fromEntries(places())).toEqual({ cow: 0, ant: 10, bee: 20 });
    storeContent(kind, 'Dog', { created_at: Timestamp.fromMillis(4 * 86_400_000) });
    await expectOrder(kind, ['Dog', 'Cow', 'Ant', 'Bee']);
  });
}

test('an order that could not be saved is reported, and the stored one is restored', async () => {
  allowProblems(REPORTED);
  await openThree();
  database.refuse((path) => path !== 'extras/');
  await pressInMenu('Cow', 'Move up');
  await expectToast('Error updating extra', REFUSAL);
  await expectOrder(extraContent, ['Ant', 'Bee', 'Cow']);
});
