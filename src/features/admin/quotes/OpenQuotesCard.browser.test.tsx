import { beforeEach, expect, test } from 'vitest';
import { card, openCard, startPanel } from '../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { OpenQuotesCard } from './OpenQuotesCard.tsx';

const quotes = card('Quotes Without a Meeting');

beforeEach(startPanel);

test('without open quotes the card says so', async () => {
  storeQuote({ booking_id: 'booked' });
  await openCard(<OpenQuotesCard />);
  await expect.element(quotes).toMatchTextContent('Everybody who sent a quote has booked a meeting.');
});

test('a quote is listed until its visitor has booked a meeting', async () => {
  const id = storeQuote();
  await openCard(<OpenQuotesCard />);
  await expect.element(quotes.getByRole('heading', { name: 'Vera Visitor' })).toBeVisible();
  for (const text of ['Acme', 'CES', 'Las Vegas, NV', '10x20', 'Showcase', '$8,690']) {
    await expect.element(quotes.getByRole('listitem')).toMatchTextContent(text);
  }
  await expect
    .element(quotes.getByRole('link', { name: 'Reply to Vera Visitor' }))
    .toHaveAttribute('href', 'mailto:vera@acme.example?subject=Your%20booth%20quote%20from%20Booth%20Studio');
  database.change(`quote_submissions/${id}`, { booking_id: 'booked' });
  await expect.element(quotes.getByRole('listitem')).not.toBeInTheDocument();
});

test('a quote of a custom size says that a proposal follows', async () => {
  storeQuote({ booth_size: 'custom', selected_render_title: null });
  await openCard(<OpenQuotesCard />);
  await expect.element(quotes.getByRole('listitem')).toMatchTextContent('a custom proposal follows');
  await expect.element(quotes.getByRole('listitem')).not.toMatchTextContent('$');
});
