import { documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { UNUSABLE_ANSWERS } from '../support/unusable-answers.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const LAS_VEGAS = draftAt('booth');
const REQUEST_URL = '**/api/request-custom-booth';

test('a custom size is requested: bad values are told beside the fields', async ({ wizard }) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.openCustomRequest();
  await wizard.customField('Width (feet)').fill('0');
  await wizard.customField('Depth (feet)').fill('thirty');
  await wizard.customField('Email').fill('vera@');
  await wizard.sendCustomRequest();
  for (const [field, message] of [
    ['Width (feet)', 'Enter the size in feet, from 1 to 500'],
    ['Depth (feet)', 'Enter the size in feet, from 1 to 500'],
    ['Height (feet)', 'Enter the size in feet, from 1 to 500'],
    ['Name', 'Name is required'],
    ['Company', 'Company is required'],
    ['Email', 'Invalid email address'],
  ] as const) {
    await expect(wizard.customField(field)).toHaveAccessibleDescription(message);
  }
  await expect(wizard.customField('Your requests')).toHaveAccessibleDescription(/Tell us what you need/);
  await expect(wizard.customField('Width (feet)')).toBeFocused();
  await expect(wizard.customField('Depth (feet)')).toHaveValue('thirty');
});

test('a custom request is stored, mailed to the team, and answered', async ({ wizard, page, visitor }) => {
  const letGo = await holdRequests(page, REQUEST_URL);
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.openCustomRequest();
  await wizard.fillCustomRequest(visitor);
  await wizard.sendCustomRequest();
  // What is typed now would not be sent, and the dialog stays to tell how it went
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

test('what was typed into a custom request is there again after closing it', async ({
  wizard,
  visitor,
  page,
}) => {
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.openCustomRequest();
  await wizard.fillCustomRequest(visitor);
  await page.keyboard.press('Escape');
  await expect(wizard.customRequest).toBeHidden();
  await wizard.openCustomRequest();
  await expect(wizard.customField('Your requests')).toHaveValue(/A stage for demos/);
});

test('a custom request without a usable answer keeps everything, and is sent once after all', async ({
  wizard,
  page,
  visitor,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/, /Error sending the custom booth request/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/request-custom-booth'))
      keys.push(request.headers()['x-idempotency-key']);
  });
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.openCustomRequest();
  await wizard.fillCustomRequest(visitor);
  for (const { name, status, contentType, body } of UNUSABLE_ANSWERS) {
    await test.step(name, async () => {
      const answered = page.waitForResponse(REQUEST_URL);
      await page.route(REQUEST_URL, (route) => route.fulfill({ status, contentType, body }));
      await wizard.sendCustomRequest();
      await answered;
      await expect(wizard.customRequest.getByRole('alert')).toContainText('Your request was not sent');
      await expect(wizard.customField('Company')).toHaveValue(visitor.company);
      await page.unroute(REQUEST_URL);
    });
  }
  await wizard.sendCustomRequest();
  await wizard.acknowledge("Thank you! We'll email you a custom proposal within 24 hours.");
  expect(keys).toHaveLength(UNUSABLE_ANSWERS.length + 1);
  expect(new Set(keys).size).toBe(1);
  expect(await documentsWhere('custom_requests', 'email', visitor.email)).toHaveLength(1);
});

test('what the server refuses of a custom request is told beside its field, and survives a reload', async ({
  wizard,
  page,
  visitor,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/, /Error sending the custom booth request/);
  const keys: (string | undefined)[] = [];
  const refusal = {
    success: false,
    error: 'No such phone',
    code: 'invalid',
    fields: { phone: 'No such phone' },
  };
  await page.route(REQUEST_URL, (route) => {
    keys.push(route.request().headers()['x-idempotency-key']);
    return keys.length === 1 ? route.fulfill({ status: 400, json: refusal }) : route.continue();
  });
  await wizard.openWithDraft(LAS_VEGAS);
  await wizard.openCustomRequest();
  await wizard.fillCustomRequest(visitor);
  await wizard.sendCustomRequest();
  await expect(wizard.customRequest.getByRole('alert')).toContainText('No such phone');
  await expect(wizard.customField('Phone')).toHaveAccessibleDescription('No such phone');

  await page.reload();
  await wizard.isAlive();
  await wizard.openCustomRequest();
  await expect(wizard.customField('Your requests')).toHaveValue(/A stage for demos/);
  await wizard.sendCustomRequest();
  await wizard.acknowledge("Thank you! We'll email you a custom proposal within 24 hours.");
  // The server would answer the refused one with its refusal for ever
  expect(new Set(keys).size).toBe(2);
});
