import { beforeEach, expect, test } from 'vitest';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

beforeEach(async () => {
  bookingApi();
  await wizard.openWithDraft(draftAt('booth'));
});

test('three sizes are offered, with the designs of the chosen size', async () => {
  await expect.element(wizard.heading('Choose your booth size')).toBeVisible();
  for (const [label, description] of [
    ["10' × 10'", /Perfect for startups and focused displays/],
    ["10' × 20'", /Great for product demonstrations/],
    ["20' × 20'", /Executive presence with multiple zones/],
  ] as const) {
    await expect.element(wizard.size(label)).toHaveAccessibleDescription(description);
  }
  await expect.element(wizard.root.getByText('Most Popular')).toHaveLength(1);
  await wizard.size("10' × 20'").click();
  await expect.element(wizard.heading("Choose your 10' × 20' design")).toBeVisible();
  await expect.element(wizard.design('Showcase')).toBeInTheDocument();
  await expect.element(wizard.design('Theater')).toBeInTheDocument();
  await expect.element(wizard.design('Launch')).not.toBeInTheDocument();
});

test('a card shows what a design includes, and three features; one click selects it, another size clears it', async () => {
  await wizard.size("10' × 10'").click();
  await expect.element(wizard.design('Launch')).toHaveAccessibleDescription(/^Included \(\$2,400 value\)/);
  const studio = wizard.design('Studio');
  await expect.element(studio).toHaveAccessibleDescription(/Open black frame with three pendant lights/);
  await expect.element(studio).not.toHaveAccessibleDescription(/Round high table/);
  await wizard.design('Launch').click();
  await expect.element(wizard.boothSelection).toMatchTextContent("10' × 10'");
  await expect.element(wizard.boothSelection).toMatchTextContent('Launch');
  await wizard.size("20' × 20'").click();
  await expect.element(wizard.boothSelection).not.toMatchTextContent('Launch');
  expect(wizard.storedDraft()).toMatchObject({ boothSize: '20x20', selectedDesign: null });
});
