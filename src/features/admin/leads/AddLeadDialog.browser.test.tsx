import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { lead, leads, openLeads, startLeads } from '../../../../tests/browser/admin-leads.tsx';
import { ADMIN, button, dialog, expectToast, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { storeMessage } from '../../../../tests/browser/admin-submissions.ts';
import { type FakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';

const ADD = 'POST /api/admin/leads';
const adding = dialog('Add lead');
const field = (label: string) => adding.getByLabelText(label);
const submit = button('Add lead', adding);

let api: FakeApi;
beforeEach(() => {
  api = startLeads();
  api.answer(ADD, ({ body }) => {
    const { note, email = '', ...person } = JSON.parse(body);
    storeMessage(0, {
      ...{ ...person, email, message: '', added_by: ADMIN.email, show_name: 'CES' },
      lead: { state: 'new', note, next_step: null },
    });
    return { success: true, id: 'added' };
  });
});

async function openForm() {
  await openLeads();
  await button('Add lead', leads).click();
}

test('a person who called is added with show, size and note, and listed as new with the source', async () => {
  await openForm();
  await field('Name').fill('Cal Caller');
  await field('Company').fill('Acme');
  await field('Phone').fill('+1 (702) 555-0142');
  await field('Show').selectOptions('CES');
  await field('Booth Size').selectOptions("10' × 20'");
  await field('Note').fill('Wants a corner');
  await submit.click();
  await expectToast('Lead added', 'Acme');
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(button('New 1', leads)).toBeVisible();
  for (const text of ['Phone call', 'New', "CES · 10' × 20' · Wants a corner"]) {
    await expect.element(lead('Cal Caller')).toMatchTextContent(text);
  }
  const answer = lead('Cal Caller').getByRole('link', { name: 'Answer Cal Caller' });
  await expect.element(answer).toHaveAttribute('href', 'tel:+17025550142');
  expect(JSON.parse(api.requestsTo(ADD)[0]?.body ?? '')).toEqual({
    ...{ source: 'call', name: 'Cal Caller', company: 'Acme', phone: '+1 (702) 555-0142', email: '' },
    ...{ show_id: 'ces-las-vegas', booth_size: '10x20', note: 'Wants a corner' },
  });
  await button('Cal Caller', leads).click();
  const opened = dialog('Cal Caller');
  await expect.element(opened.getByLabelText('Note')).toHaveValue('Wants a corner');
  await expect.element(opened).toMatchTextContent(`Added by:${ADMIN.email}`);
});

test('a name and one way to answer are needed; the messages are next to the fields, and nothing is lost', async () => {
  await openForm();
  await field('Company').fill('Acme');
  await submit.click();
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('Mel Met');
  await submit.click();
  await expect.element(adding).toMatchTextContent('Enter a phone number or an email address');
  await expect.element(field('Phone')).toHaveFocus();
  await field('Email').fill('mel@acme.example');
  api.answer(ADD, () =>
    problem(400, { error: 'Please check', code: 'invalid', fields: { show_id: 'Choose a show' } }),
  );
  await submit.click();
  await expect.element(adding).toMatchTextContent('Choose a show');
  await expect.element(field('Show')).toHaveFocus();
  await expect.element(field('Company')).toHaveValue('Acme');
});

test('a lead that is not answered in time is asked for again by itself, with the same key', async () => {
  await openForm();
  await field('Source').selectOptions('Trade show');
  await field('Name').fill('Mel Met');
  await field('Phone').fill('555 0142');
  api.answer(ADD, () => {
    api.answer(ADD, { success: true, id: 'added' });
    return problem(503, { error: 'Please try again', code: 'unavailable' });
  });
  await submit.click();
  await expectToast('Lead added');
  const keys = api.requestsTo(ADD).map(({ headers }) => headers.get('x-idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a lead whose answer was lost is sent again with the same key', async () => {
  allowProblems(REPORTED);
  await openForm();
  await field('Source').selectOptions('Trade show');
  await field('Name').fill('Mel Met');
  await field('Phone').fill('555 0142');
  api.answer(ADD, noAnswer);
  await submit.click();
  await expectToast('Error adding lead');
  await expect.element(field('Name')).toHaveValue('Mel Met');
  api.answer(ADD, { success: true, id: 'added' });
  await submit.click();
  await expectToast('Lead added');
  const keys = api.requestsTo(ADD).map(({ headers }) => headers.get('x-idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  // The second by itself
  expect(keys).toHaveLength(3);
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the form is accessible, also with messages`, async () => {
    await setViewport(viewport);
    await openForm();
    await expectAccessible();
    await submit.click();
    await expect.element(field('Name')).toHaveFocus();
    await expectAccessible();
  });
}
