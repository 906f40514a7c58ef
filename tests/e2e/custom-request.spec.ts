import { documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('a custom request is stored, mailed to the team, and answered', async ({ wizard, page, visitor }) => {
  const letGo = await holdRequests(page, '**/api/request-custom-booth');
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.openCustomRequest();
  await wizard.fillCustomRequest(visitor);
  await wizard.sendCustomRequest();
  // Text typed now would not be sent, and the dialog has to stay open to report the outcome
  await expect(wizard.customField('Company')).not.toBeEditable();
  await expect(wizard.customRequest.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  letGo();
  await wizard.acknowledge("Thank you! We'll email you a custom proposal within 24 hours.");
  await expect(wizard.boothSelection).toContainText('Custom size');
  expect(await wizard.storedDraft()).toMatchObject({ boothSize: 'custom', customDesign: { width: 12.5 } });
  const [request] = await documentsWhere('custom_requests', 'email', visitor.email);
  expect(request).toMatchObject({ width: 12.5, depth: 30, height: 12, company: visitor.company });
  await oneMailTo('team@booth.example', visitor.email);
  await expect(wizard.summary).toContainText(/proposal/i);
});
