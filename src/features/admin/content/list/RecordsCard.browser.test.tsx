import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  type ContentKind,
  deleteContent,
  designContent,
  extraContent,
  menuItem,
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
  question,
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

test('without extras or projects their cards say so', async () => {
  await openPanel('content');
  await expect
    .element(card(extraContent.heading))
    .toMatchTextContent('No extras added yet. Add your first extra to get started.');
  await expect.element(card(projectContent.heading)).toMatchTextContent('No reference projects added yet.');
});

const rowsOf = (kind: ContentKind) => card(kind.heading).getByRole('heading', { level: 3 });

test('a long list has all its records, and scrolls within its card', async () => {
  await setViewport(DESKTOP);
  storeMany(projectContent, 60);
  await openCard(projectContent.card());
  const projects = card(projectContent.heading);
  await expect.poll(() => rowsOf(projectContent).elements().length).toBe(60);
  await expect.element(projects.getByRole('heading', { level: 2 })).toMatchTextContent('60');
  const list = projects.getByRole('region', { name: 'List of reference projects' }).element();
  expect(list.clientHeight).toBe(320);
  expect(list.scrollHeight).toBeGreaterThan(2_000);
  await button('Edit Ant 59').click();
  expect(list.scrollTop).toBeGreaterThan(1_000);
});

test('a search finds records of every kind, a colleague’s too, by plain letters, and counts them', async () => {
  storeMany(extraContent, 30);
  const ofSam = { admin_id: PARTNER.uid };
  storeContent(extraContent, 'Łódź globe', { ...ofSam, category: 'Décor', sort_order: 900 });
  storeContent(designContent, 'Launch', { ...ofSam, features: ['Glowing globe over the bar'] });
  storeContent(projectContent, 'Acme', ofSam);
  await openPanel('content');
  await expect.element(record(projectContent, 'Acme')).toBeVisible();
  await search.fill('globe');
  await expect.element(record(projectContent, 'Acme')).not.toBeInTheDocument();
  await expect.element(record(extraContent, 'Łódź globe')).toBeVisible();
  await expect.element(record(designContent, 'Launch')).toBeVisible();
  await expect.element(status('2 records found')).toBeVisible();
  await expect
    .element(card(extraContent.heading).getByRole('heading', { level: 2 }))
    .toMatchTextContent('1 of 31');
  expect(location.hash).toContain('find=globe');
  await search.fill('  LODZ decor ');
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
  test(`${kind.heading}: a deleted record is gone, and the focus goes to the next row or the Add button`, async () => {
    for (const [index, name] of ['Ant', 'Bee', 'Cow'].entries()) {
      storeContent(kind, name, { sort_order: index });
    }
    await openCard(kind.card());
    await deleteContent(kind, 'Bee');
    await expectToast(kind.titles.deleted);
    await expect.element(button('More actions for Cow')).toHaveFocus();
    await deleteContent(kind, 'Cow');
    await expect.element(button('More actions for Ant')).toHaveFocus();
    await deleteContent(kind, 'Ant');
    await expect.element(button(kind.add)).toHaveFocus();
    await expect.element(record(kind, 'Ant')).not.toBeInTheDocument();
    expect(database.all(kind.collection)).toEqual([]);
  });
}

test('deleting asks first and names the record; Cancel has the focus', async () => {
  storeContent(extraContent, 'Fountain');
  await openCard(extraContent.card());
  await button('Delete Fountain').click();
  const asked = question('Delete “Fountain”?');
  await expect.element(button('Cancel', asked)).toHaveFocus();
  await press('{Enter}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button('Delete Fountain')).toHaveFocus();
  expect(database.all('extras')).toHaveLength(1);
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
