import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { textsOf } from '../../../../tests/browser/texts.ts';
import { DESKTOP, setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

/** More extras than a strip without filters has. */
const extras = [
  ...DEMO_CONTENT.extras,
  ...DEMO_CONTENT.extras
    .filter(({ category }) => category !== 'Furniture')
    .map((extra) => ({ ...extra, id: `second-${extra.id}`, name: `${extra.name} II` })),
];

const chip = (name: RegExp) =>
  wizard.root.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const names = () => textsOf(wizard.root.getByRole('listitem').getByRole('heading'));

beforeEach(() => {
  bookingApi({ [CONTENT]: { ...DEMO_CONTENT, extras } });
});

test('a chip shows only the extras of one category, in their order', async () => {
  await wizard.openWithDraft(draftAt('extras', { boothSize: '20x20', selectedDesign: null }));
  await chip(/^Furniture/).click();
  await expect.element(chip(/^Furniture/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(names).toEqual(['Reception counter', 'Bar stools', 'Meeting table with four chairs']);
  for (const viewport of [...WIDTHS, DESKTOP]) {
    await setViewport(viewport);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(viewport.width);
  }
  await wizard.more(wizard.extra('Bar stools')).click();
  await chip(/^All/).click();
  await expect.poll(names).toHaveLength(extras.length);
  expect(wizard.storedDraft()).toMatchObject({ extras: [{ name: 'Bar stools', quantity: 1 }] });
});
