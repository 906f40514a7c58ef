import { beforeEach, expect, test } from 'vitest';
import { leads, openLeads, startLeads, teamFields } from '../../../../tests/browser/admin-leads.tsx';
import { button, dialog } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { $toasts } from '../../../components/toast-store.ts';

beforeEach(() => void startLeads());

function contactOf(name: string) {
  return { name, company: name, website: '', email: 'vera@acme.example', phone: '' };
}

test('toasts name what changed: one for each lead, the newest on top', async () => {
  for (const name of ['Acme', 'Fjord']) storeQuote({ contact: contactOf(name) });
  await openLeads();
  for (const [name, state] of [
    ['Acme', 'won'],
    ['Fjord', 'answered'],
    ['Acme', 'lost'],
  ] as const) {
    await button(name, leads).click();
    await dialog(name).getByLabelText('State').selectOptions(state);
    if (state === 'won') await button('Save as won').click();
    if (state === 'lost') {
      await dialog('Why was it lost?').getByLabelText('Reason').selectOptions('Price');
      await button('Save as lost').click();
    }
    await expect.element(dialog(name).getByLabelText('State')).toHaveValue(state);
    await button('Close', dialog(name)).click();
  }
  const titles = () => $toasts.get().map(({ title }) => title);
  await expect.poll(titles).toEqual(['Fjord: New → Answered', 'Acme: Won → Lost']);
});

test('an open lead follows its record after it has left the list, also when its visitor books a meeting', async () => {
  const id = storeQuote({ contact: contactOf('Quinn') });
  await openLeads();
  await button('New 1', leads).click();
  await button('Quinn', leads).click();
  const opened = dialog('Quinn');
  await opened.getByLabelText('Note').fill('Half a sentence');
  database.change(`quote_submissions/${id}`, teamFields({ state: 'won' }));
  await expect.element(leads).toMatchTextContent('No leads match these filters.');
  await expect.element(opened.getByLabelText('State')).toHaveValue('won');

  database.change(`quote_submissions/${id}`, { booking_id: 'its-booking' });

  await expect.element(opened).toMatchTextContent('This visitor has booked a meeting.');
  await expect.element(opened.getByLabelText('Note')).toHaveValue('Half a sentence');
  await expect
    .element(opened.getByRole('link', { name: 'Open the booking' }))
    .toHaveAttribute('href', '#bookings?booking=its-booking');
});
