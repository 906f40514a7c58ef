/** Visitors' submissions as stored in the database; each test changes the fields that it is about. */
import { aContact } from '../support/visitor.ts';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';

/** Stores a quote without a meeting; returns its id. */
export function storeQuote(changes: Fields = {}): string {
  const id = crypto.randomUUID();
  database.store(`quote_submissions/${id}`, {
    show_name: 'CES',
    city: 'Las Vegas',
    state: 'NV',
    booth_size: '10x20',
    selected_render_title: 'Showcase',
    pricing: { basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 },
    contact: aContact(),
    ...changes,
  });
  return id;
}

/** Stores a request for a booth of a custom size. */
export function storeCustomRequest(changes: Fields = {}): string {
  const id = crypto.randomUUID();
  database.store(`custom_requests/${id}`, { width: 30, depth: 20, height: 12, ...changes });
  return id;
}

/** Stores an undeliverable mail; returns its id. */
export function storeMail(changes: Fields = {}): string {
  const id = crypto.randomUUID();
  database.store(`mail/${id}`, {
    kind: 'contact-message',
    to: 'team@booth.example',
    subject: 'Contact message: Acme',
    state: 'failed',
    last_error: 'ECONNREFUSED',
    ...changes,
  });
  return id;
}
