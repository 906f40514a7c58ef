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
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { DESKTOP, setViewport, WIDTHS } from '../../../../../tests/browser/viewports.ts';

beforeEach(startPanel);

const search = page.getByRole('searchbox', { name: 'Search content' });

/** Stores records named 'Ant 0', 'Ant 1' and so on, in this order. */
function storeMany(kind: ContentKind, count: number): void {
  for (let index = 0; index < count; index += 1) {
    storeContent(kind, `Ant ${index}`, { sort_order: index * 10 });
  }
}

function status(text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

const rowsOf = (kind: ContentKind) => card(kind.heading).getByRole('heading', { level: 3 });

const listOf = (kind: ContentKind) => card(kind.heading).getByRole('region', { name: /^List of/ });

test('a long list has all its records, and scrolls within its card', async () => {
  await setViewport(DESKTOP);
  storeMany(extraContent, 60);
  await openCard(extraContent.card());
  await expect.poll(() => rowsOf(extraContent).elements().length).toBe(60);
  await expect
    .element(card(extraContent.heading).getByRole('heading', { level: 2 }))
    .toMatchTextContent('60');
  const list = listOf(extraContent).element();
  expect(list.clientHeight).toBe(320);
  expect(list.scrollHeight).toBeGreaterThan(2_000);
  await button('Edit Ant 59').click();
  expect(list.scrollTop).toBeGreaterThan(1_000);
});

test('an extra moves to the top with one press, keeps the focus, and is announced', async () => {
  storeMany(extraContent, 30);
  await openCard(extraContent.card());
  await pressInMenu('Ant 29', 'Move to top');
  await expect.element(rowsOf(extraContent).first()).toMatchTextContent('Ant 29');
  await expect.element(button('More actions for Ant 29')).toHaveFocus();
  await expect.element(status('Ant 29 moved to position 1 of 30')).toBeInTheDocument();
  const stored = () => database.all('extras').map(({ sort_order }) => Number(sort_order));
  await expect.poll(() => database.read('extras/ant-29')?.['sort_order']).toBe(Math.min(...stored()));
  await button('More actions for Ant 29').click();
  await expect.element(menuItem('Move to top')).toHaveAttribute('aria-disabled', 'true');
});

test('plain letters find a name with ł and ó', async () => {
  storeContent(extraContent, 'Łódź counter');
  storeContent(extraContent, 'Neon arrow');
  await openPanel('content');
  await expect.element(record(extraContent, 'Neon arrow')).toBeVisible();
  await search.fill('lodz');
  await expect.element(record(extraContent, 'Neon arrow')).not.toBeInTheDocument();
  await expect.element(record(extraContent, 'Łódź counter')).toBeVisible();
});

test('a search finds records of every kind, and counts them', async () => {
  storeMany(extraContent, 30);
  storeContent(extraContent, 'Globe', { category: 'Décor', sort_order: 900 });
  storeContent(designContent, 'Launch', { features: ['Glowing globe over the bar'] });
  storeContent(projectContent, 'Acme');
  await openPanel('content');
  await expect.element(record(projectContent, 'Acme')).toBeVisible();
  await search.fill('globe');
  await expect.element(record(projectContent, 'Acme')).not.toBeInTheDocument();
  await expect.element(record(extraContent, 'Globe')).toBeVisible();
  await expect.element(record(designContent, 'Launch')).toBeVisible();
  await expect.element(status('2 records found')).toBeVisible();
  await expect
    .element(card(extraContent.heading).getByRole('heading', { level: 2 }))
    .toMatchTextContent('1 of 31');
  expect(location.hash).toContain('find=globe');
  await search.fill('  GLOBE decor ');
  await expect.element(status('1 record found')).toBeVisible();
  await expect.element(card('Booth Designs')).toMatchTextContent('No booth designs match the search.');
  await search.fill('');
  await expect.element(status('1 record found')).not.toBeInTheDocument();
  await expect.element(record(projectContent, 'Acme')).toBeVisible();
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

test('480 records stay a short page', async () => {
  storeMany(extraContent, 150);
  storeMany(designContent, 130);
  storeMany(projectContent, 200);
  await openPanel('content');
  await expect.poll(() => rowsOf(projectContent).elements().length).toBe(200);
  expect(document.documentElement.scrollHeight).toBeLessThan(3_000);
});

for (const viewport of WIDTHS) {
  test(`long lists and a search are accessible, at ${viewport.width} px`, async () => {
    await setViewport(viewport);
    storeMany(extraContent, 30);
    storeMany(designContent, 3);
    await openPanel('content');
    await expect.element(record(extraContent, 'Ant 0')).toBeVisible();
    await expectAccessible();
    await search.fill('ant 2');
    await expect.element(status('records found')).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(viewport.width);
  });
}
