import { documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('a custom request is stored, mailed to the team, and answered', async ({ wizard, visitor }) => {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.openCustomRequest();
  await wizard.fillCustomRequest(visitor);
  await wizard.sendCustomRequest();
  await wizard.acknowledge("Thank you! We'll email you a custom proposal within 24 hours.");
  const [request] = await documentsWhere('custom_requests', 'email', visitor.email);
  expect(request).toMatchObject({ width: 12.5, depth: 30, height: 12, company: visitor.company });
  await oneMailTo('team@booth.example', visitor.email);
});
