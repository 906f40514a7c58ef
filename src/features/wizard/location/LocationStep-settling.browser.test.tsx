import { beforeEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';

function state(city: string) {
  return wizard.root.getByRole('combobox', { name: `State of ${city}` });
}

/** Returns the element's distance from the top of the page. */
function topOf(locator: Locator): number {
  return locator.element().getBoundingClientRect().top + window.scrollY;
}

beforeEach(() => {
  bookingApi();
});

test('a typed city is settled on blur: the only match left', async () => {
  await wizard.open();
  await wizard.city.fill('denv');
  await wizard.heading('Where is your trade show?').click();
  await expect.element(wizard.city).toHaveValue('Denver, CO');
  expect(wizard.storedDraft()?.city).toEqual({ city: 'Denver', state: 'CO' });
});

test('a city left without its state is reported, kept, and asked for its state', async () => {
  await wizard.open();
  await wizard.chooseCity('Denver');
  await wizard.city.fill('Springfield');
  await expect.element(state('Springfield')).toHaveValue('');
  await wizard.next('Get Started');
  await expect.element(wizard.step(1)).not.toMatchTextContent(/finished/);
  await wizard.reload();
  await wizard.back.click();
  await expect.element(wizard.city).toHaveValue('Springfield');
  await expect
    .element(wizard.city)
    .toHaveAccessibleDescription('Choose the state of Springfield, or a city from the list');
  await state('Springfield').selectOptions('Florida');
  await expect.element(wizard.city).toHaveValue('Springfield, FL');
  await expect.element(wizard.city).not.toHaveAttribute('aria-invalid');
  await expect.element(state('Springfield')).toHaveValue('FL');
  expect(wizard.storedDraft()?.city).toEqual({ city: 'Springfield', state: 'FL' });
});

test('a city in another country leads to the contact form, with and without a stored draft', async () => {
  await wizard.open();
  await wizard.city.fill('Toronto, Canada');
  await expect.element(wizard.root.getByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  await wizard.heading('Where is your trade show?').click();
  for (const isStored of [false, true]) {
    if (isStored) {
      await wizard.revisit();
      await wizard.back.click();
    }
    await expect.element(wizard.city).toHaveValue('Toronto, Canada');
    await expect.element(wizard.city).toHaveAccessibleDescription('We build in the U.S.');
    await expect.element(state('Toronto')).not.toBeInTheDocument();
    await expect
      .element(wizard.root.getByRole('link', { name: 'write to us' }))
      .toHaveAttribute('href', '#contact');
  }
  await expectAccessible();
});

test('another city and its state are chosen by keyboard alone, and can be changed', async () => {
  await wizard.open();
  await focus(wizard.city);
  await userEvent.keyboard('Springfield');
  await expect.element(wizard.root.getByRole('button', { name: 'Use Springfield' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(state('Springfield')).toHaveFocus();
  await userEvent.keyboard('Flor');
  await expect.element(wizard.city).toHaveValue('Springfield, FL');
  await expect.element(state('Springfield')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(wizard.city).toHaveValue('Springfield, GA');
  await userEvent.tab();
  await expect.element(wizard.show).toHaveFocus();
});

test('a listed show fills an empty city with its own, and overwrites none', async () => {
  await wizard.open();
  await wizard.chooseShow('Comic-Con International');
  await expect.element(wizard.city).toHaveValue('San Diego, CA');
  await expect.element(wizard.locationResult).toMatchTextContent('Great! We have your location');
  await expect.element(state('San Diego')).not.toBeInTheDocument();
  await wizard.chooseCity('Denver');
  await wizard.show.fill('CES');
  await wizard.root.getByRole('button', { name: 'Use CES anyway' }).click();
  await expect.element(wizard.city).toHaveValue('Denver, CO');
});

test('a typed show is settled on blur: the only match left, or a custom one', async () => {
  await wizard.open();
  await wizard.show.fill('Boat Expo');
  await userEvent.tab();
  await userEvent.tab();
  await wizard.heading('Where is your trade show?').click();
  await expect
    .element(wizard.root)
    .toMatchTextContent('Custom show "Boat Expo" - We\'ll include this in your quote.');
  expect(wizard.storedDraft()).toMatchObject({ show: { id: 'custom', name: 'Boat Expo' } });
  await wizard.show.fill('nab');
  await wizard.heading('Where is your trade show?').click();
  await expect.element(wizard.show).toHaveValue('NAB Show');
  await expect.element(wizard.city).toHaveValue('Las Vegas, NV');
});

test('text in a field when the page is left is there on return', async () => {
  await wizard.open();
  await wizard.show.fill('Boat Expo');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await wizard.revisit();
  await wizard.back.click();
  await expect.element(wizard.show).toHaveValue('Boat Expo');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the question about the state, and its message, are accessible and move no button`, async () => {
    await setViewport(viewport);
    await wizard.open();
    await wizard.city.fill('Springfield');
    await expect.element(state('Springfield')).toBeVisible();
    const before = topOf(wizard.primary('Get Started'));
    await wizard.heading('Where is your trade show?').click();
    await expect.element(wizard.city).toHaveAttribute('aria-invalid');
    expect(topOf(wizard.primary('Get Started'))).toBe(before);
    await expectAccessible();
  });
}

test.each(['Get Started', 'the browser’s back button'])(
  'a typed show that is listed elsewhere is the answer after %s, which leaves the focus in the field',
  async (way) => {
    const isBack = way !== 'Get Started';
    await wizard.open();
    if (isBack) {
      await wizard.next('Get Started');
      await wizard.back.click();
    }
    await wizard.chooseCity('Chicago');
    await wizard.show.click();
    await userEvent.keyboard('CES');
    // As on a touch device: a press without a change of focus
    const press = isBack
      ? () => history.forward()
      : () => (wizard.primary(way).element() as HTMLElement).click();
    press();
    await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
    expect(wizard.storedDraft()).toMatchObject({ show: { id: 'ces-las-vegas', name: 'CES' } });
    await wizard.revisit();
    await wizard.back.click();
    await expect.element(wizard.show).toHaveValue('CES');
    await expect
      .element(wizard.locationResult)
      .toMatchTextContent("Sorry ! Mismatch locationCES isn't in Chicago, IL");
  },
);
