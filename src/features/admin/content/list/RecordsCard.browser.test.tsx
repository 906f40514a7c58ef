import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  type ContentKind,
  deleteContent,
  designContent,
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
  openPanel,
  PARTNER,
  press,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { PHONE, setViewport, WIDTHS } from '../../../../../tests/browser/viewports.ts';

beforeEach(startPanel);

const search = page.getByRole('searchbox', { name: 'Search content' });

/** Stores records named 'Ant 0', 'Ant 1' and so on, in this order. */
function storeMany(kind: ContentKind, count: number): void {
  for (let index = 0; index < count; index += 1) {
    storeContent(kind, `Ant ${index}`, { sort_order: index * 10 });
  }
}

/** The button in a card's heading, which opens and closes it. */
function heading(kind: ContentKind): Locator {
  return card(kind.heading).getByRole('heading', { level: 2 }).getByRole('button');
}

function status(text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

const rowsOf = (kind: ContentKind) => card(kind.heading).getByRole('heading', { level: 3 });

test('a card with few records is open, and its heading closes it', async () => {
  storeContent(extraContent, 'Globe');
  await openCard(extraContent.card());
  await expect.element(record(extraContent, 'Globe')).toBeVisible();
  await expect.element(heading(extraContent)).toHaveAttribute('aria-expanded', 'true');
  await heading(extraContent).click();
  await expect.element(heading(extraContent)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(record(extraContent, 'Globe')).not.toBeInTheDocument();
  // The form of a new record opens its list
  await (await addOnTop()).click();
  await expect.element(record(extraContent, 'Globe')).toBeVisible();
});

/** Opens the dialog of a new extra in the shown card; returns its Cancel button. */
async function addOnTop(): Promise<Locator> {
  await button('Add Extra').click();
  return button('Cancel');
}

test('a card with more than 25 records is closed at first, and shows 25 at a time', async () => {
  storeMany(extraContent, 60);
  await openCard(extraContent.card());
  await expect.element(heading(extraContent)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(heading(extraContent)).toMatchTextContent('Extras Management60');
  await heading(extraContent).click();
  await expect.poll(() => rowsOf(extraContent).elements().length).toBe(25);
  await button('Show more extras').click();
  await expect.poll(() => rowsOf(extraContent).elements().length).toBe(50);
  expect(record(extraContent, 'Ant 25').element().contains(document.activeElement)).toBe(true);
  await expect.element(status('50 of 60 extras shown')).toBeInTheDocument();
  await button('Show more extras').click();
  await expect.poll(() => rowsOf(extraContent).elements().length).toBe(60);
  expect(record(extraContent, 'Ant 50').element().contains(document.activeElement)).toBe(true);
  await expect.element(button('Show more extras')).not.toBeInTheDocument();
});

test('a card does not close when another record makes it long', async () => {
  storeMany(extraContent, 25);
  await openCard(extraContent.card());
  await expect.element(record(extraContent, 'Ant 3')).toBeVisible();
  storeContent(extraContent, 'Bee', { sort_order: 5 });
  await expect.element(record(extraContent, 'Bee')).toBeVisible();
});

test('on a phone an opened long card shows 25 records', async () => {
  await setViewport(PHONE);
  storeMany(extraContent, 30);
  await openCard(extraContent.card());
  await heading(extraContent).click();
  await expect.element(record(extraContent, 'Ant 24')).toBeVisible();
  await expect.element(button('Show more extras')).toBeVisible();
});

test('an extra moves to the top with one press, keeps the focus, and is announced', async () => {
  storeMany(extraContent, 30);
  await openCard(extraContent.card());
  await heading(extraContent).click();
  await button('Show more extras').click();
  await pressInMenu('Ant 29', 'Move to top');
  await expect.element(rowsOf(extraContent).first()).toMatchTextContent('Ant 29');
  await expect.element(button('More actions for Ant 29')).toHaveFocus();
  await expect.element(status('Ant 29 moved to position 1 of 30')).toBeInTheDocument();
  const stored = () => database.all('extras').map(({ sort_order }) => Number(sort_order));
  await expect.poll(() => database.read('extras/ant-29')?.['sort_order']).toBe(Math.min(...stored()));
  await button('More actions for Ant 29').click();
  await expect.element(menuItem('Move to top')).toHaveAttribute('aria-disabled', 'true');
});

test('a search finds records of every kind, opens their cards, and counts them', async () => {
  storeMany(extraContent, 30);
  storeContent(extraContent, 'Globe', { category: 'Décor', sort_order: 900 });
  storeContent(designContent, 'Launch', { features: ['Glowing globe over the bar'] });
  storeContent(projectContent, 'Acme');
  await openPanel('content');
  await expect.element(record(extraContent, 'Globe')).not.toBeInTheDocument();
  await search.fill('globe');
  await expect.element(record(extraContent, 'Globe')).toBeVisible();
  await expect.element(record(designContent, 'Launch')).toBeVisible();
  await expect.element(record(projectContent, 'Acme')).not.toBeInTheDocument();
  await expect.element(status('2 records found')).toBeVisible();
  await expect.element(heading(extraContent)).toMatchTextContent('1 of 31');
  await expect.element(heading(projectContent)).toHaveAttribute('aria-expanded', 'false');
  expect(location.hash).toContain('find=globe');
  await search.fill('  GLOBE decor ');
  await expect.element(status('1 record found')).toBeVisible();
  await heading(designContent).click();
  await expect.element(card('Booth Designs')).toMatchTextContent('No booth designs match the search.');
  await search.fill('');
  await expect.element(status('1 record found')).not.toBeInTheDocument();
  await expect.element(record(projectContent, 'Acme')).toBeVisible();
  await expect.element(heading(extraContent)).toHaveAttribute('aria-expanded', 'false');
});

test('a found record moves to the top of all, but not by one place among records that are not shown', async () => {
  storeMany(extraContent, 3);
  await openPanel('content');
  await search.fill('Ant 2');
  const row = record(extraContent, 'Ant 2');
  await expect.element(row.getByTitle('Drag to reorder')).not.toBeInTheDocument();
  await button('More actions for Ant 2').click();
  await expect.element(menuItem('Move up')).toHaveAttribute('aria-disabled', 'true');
  await menuItem('Move to top').click();
  await expect.element(button('More actions for Ant 2')).toHaveFocus();
  await search.fill('');
  await expect.element(rowsOf(extraContent).first()).toMatchTextContent('Ant 2');
});

for (const kind of [extraContent, designContent, projectContent]) {
  test(`${kind.heading}: a colleague’s records are listed with one’s own`, async () => {
    storeContent(kind, 'Own');
    storeContent(kind, 'Of Sam', { admin_id: PARTNER.uid });
    await openCard(kind.card());
    await expect.element(record(kind, 'Own')).toBeVisible();
    await expect.element(record(kind, 'Of Sam')).toBeVisible();
  });

  test(`${kind.heading}: Delete is a button, and the focus then goes to the next row`, async () => {
    for (const [index, name] of ['Ant', 'Bee', 'Cow'].entries()) {
      storeContent(kind, name, { sort_order: index });
    }
    await openCard(kind.card());
    await deleteContent(kind, 'Bee');
    await expectToast(kind.titles.deleted);
    await expect.element(button('More actions for Cow')).toHaveFocus();
    await deleteContent(kind, 'Cow');
    await expect.element(button('More actions for Ant')).toHaveFocus();
  });
}

test('on a phone the focus after a deletion goes to a row that is shown', async () => {
  await setViewport(PHONE);
  storeMany(extraContent, 5);
  await openCard(extraContent.card());
  await deleteContent(extraContent, 'Ant 1');
  await expectToast('Extra deleted');
  await expect.element(button('More actions for Ant 0')).toHaveFocus();
});

test('480 records stay a short page', async () => {
  storeMany(extraContent, 150);
  storeMany(designContent, 130);
  storeMany(projectContent, 200);
  await openPanel('content');
  await expect.element(heading(projectContent)).toMatchTextContent('200');
  expect(document.querySelectorAll('*').length).toBeLessThan(1_000);
  expect(document.documentElement.scrollHeight).toBeLessThan(1_500);
});

for (const viewport of WIDTHS) {
  test(`cards, open and closed, and a search are accessible, at ${viewport.width} px`, async () => {
    await setViewport(viewport);
    storeMany(extraContent, 30);
    storeMany(designContent, 3);
    await openPanel('content');
    await heading(extraContent).click();
    await expectAccessible();
    await search.fill('ant 2');
    await expect.element(status('records found')).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(viewport.width);
  });
}

test('by keyboard a heading opens its card', async () => {
  storeMany(extraContent, 30);
  await openCard(extraContent.card());
  (heading(extraContent).element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(record(extraContent, 'Ant 0')).toBeVisible();
  await expect.element(heading(extraContent)).toHaveFocus();
});
