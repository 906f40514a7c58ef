import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingApi, REQUEST_CUSTOM } from '../../../../tests/browser/booking-api.ts';
import { type Answer, held, keysSentTo, problem, unusable } from '../../../../tests/browser/fake-api.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { unusableAnswer } from '../../../../tests/support/unusable-answers.ts';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const openButton = wizard.root.getByRole('button', { name: 'Need a custom size? Click here' });
const dialog = page.getByRole('dialog', { name: 'Custom Booth Design Request' });
const send = dialog.getByRole('button', { name: /^(Send Request|Try Again)$/ });

const THANKS = "Thank you! We'll email you a custom proposal within 24 hours.";

const REQUEST = {
  'Width (feet)': '12.5',
  'Depth (feet)': '30',
  'Height (feet)': '12',
  'Your requests': 'A stage for demos.\nRoom for twenty people.',
  Name: 'Vera Visitor',
  Company: 'Acme & Sons',
  Email: 'vera@visitor.example',
};

function field(name: string) {
  return dialog.getByRole('textbox', { name });
}

async function openRequest(answer: Answer = { success: true }) {
  const api = bookingApi({ [REQUEST_CUSTOM]: answer });
  await wizard.openWithDraft(draftAt('booth'));
  await openButton.click();
  await expect.element(dialog).toBeVisible();
  return api;
}

/** Opens the request and fills it in. */
async function openFilled(answer?: Answer) {
  const api = await openRequest(answer);
  for (const [name, text] of Object.entries(REQUEST)) await field(name).fill(text);
  return api;
}

test('invalid values are reported next to the fields', async () => {
  const api = await openRequest();
  await field('Width (feet)').fill('0');
  await field('Depth (feet)').fill('thirty');
  await field('Email').fill('vera@');
  await send.click();
  for (const [name, message] of [
    ['Width (feet)', 'Enter the size in feet, from 1 to 500'],
    ['Depth (feet)', 'Enter the size in feet, from 1 to 500'],
    ['Name', 'Name is required'],
    ['Email', 'Invalid email address'],
  ] as const) {
    await expect.element(field(name)).toHaveAccessibleDescription(message);
  }
  for (const name of ['Height (feet)', 'Your requests', 'Company']) {
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  }
  await expect.element(field('Width (feet)')).toHaveFocus();
  await expect.element(field('Depth (feet)')).toHaveValue('thirty');
  expect(api.requestsTo(REQUEST_CUSTOM)).toEqual([]);
});

test('a name and an email are enough: open values are labeled as open', async () => {
  const api = await openRequest();
  await field('Name').fill('Vera Visitor');
  await field('Email').fill('vera@visitor.example');
  await send.click();
  await wizard.acknowledge(THANKS);
  const open = { width: null, depth: null, height: null, requests: '', company: '' };
  expect(JSON.parse(api.requestsTo(REQUEST_CUSTOM)[0]?.body ?? '')).toMatchObject(open);
  expect(wizard.storedDraft()).toMatchObject({ boothSize: 'custom', customDesign: open });
  await expect.element(wizard.boothSelection).not.toMatchTextContent(/null|×/);
  await wizard.revisit();
  await wizard.next('Review Quote');
  await expect.element(wizard.root).toMatchTextContent("We'll agree on the size with you.");
});

test('while it is being sent nothing can be changed, and the dialog stays', async () => {
  const sending = held({ success: true });
  await openFilled(sending.answer);
  await send.click();
  await expect.element(field('Company')).toHaveAttribute('readonly');
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  sending.release();
  await wizard.acknowledge(THANKS);
  await expect.element(wizard.boothSelection).toMatchTextContent('Custom size');
  expect(wizard.storedDraft()).toMatchObject({ boothSize: 'custom', customDesign: { width: 12.5 } });
  await expect.element(wizard.summary).toMatchTextContent(/proposal/i);
});

test('closing the dialog and a response without success keep everything; it is sent later with the same key', async () => {
  allowProblems(/Error sending the custom booth request/);
  const api = await openFilled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openButton.click();
  await expect.element(field('Your requests')).toHaveValue(REQUEST['Your requests']);
  api.answer(REQUEST_CUSTOM, unusable(unusableAnswer('an unsuccessful result')));
  await send.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Your request was not sent');
  await expect.element(field('Company')).toHaveValue(REQUEST.Company);
  api.answer(REQUEST_CUSTOM, { success: true });
  await send.click();
  await wizard.acknowledge(THANKS);
  const keys = keysSentTo(api, REQUEST_CUSTOM);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal by the server is shown next to its field, survives a reload, and is another request then', async () => {
  allowProblems(/Error sending the custom booth request/);
  const refusal = { error: 'No such phone', code: 'invalid', fields: { phone: 'No such phone' } };
  const api = await openFilled(() => problem(400, refusal));
  await send.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('No such phone');
  await expect.element(field('Phone')).toHaveAccessibleDescription('No such phone');

  api.answer(REQUEST_CUSTOM, { success: true });
  await wizard.reload();
  await openButton.click();
  await expect.element(field('Your requests')).toHaveValue(REQUEST['Your requests']);
  await send.click();
  await wizard.acknowledge(THANKS);
  // The server would replay its refusal for the same key
  expect(new Set(keysSentTo(api, REQUEST_CUSTOM)).size).toBe(2);
});
