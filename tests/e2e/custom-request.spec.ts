import { documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('a custom request is stored, mailed to the team, and answered', async ({ wizard, page, visitor }) => {
  await wizard.openWithDraft(draftAt('booth'));
  const dialog = await wizard.openCustomRequest();
  const { name, company, email } = visitor;
  const sizes = { 'Width (feet)': '12.5', 'Depth (feet)': '30', 'Height (feet)': '12' };
  for (const [label, text] of Object.entries({ ...sizes, Name: name, Company: company, Email: email })) {
    await dialog.getByRole('textbox', { name: label }).fill(text);
  }
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    "Thank you! We'll email you a custom proposal within 24 hours.",
  );
  const [request] = await documentsWhere('custom_requests', 'email', email);
  expect(request).toMatchObject({ width: 12.5, depth: 30, height: 12, company });
  await oneMailTo('team@booth.example', email);
});
