/** Visitors' submissions as stored in the database; each test changes the fields that it is about. */
import { aContact } from '../support/visitor.ts';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';
import { Timestamp } from './firebase/timestamp.ts';

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
    booking_id: null,
    lead_mail_id: null,
    ...changes,
  });
  return id;
}

/** Stores a contact message sent `secondsAgo`. */
export function storeMessage(secondsAgo: number, changes: Fields = {}): string {
  const id = crypto.randomUUID();
  database.store(`contact_messages/${id}`, {
    name: 'Vera Visitor',
    company: 'Acme',
    email: 'vera@acme.example',
    phone: '+1 555 010 0199',
    message: 'Hello',
    created_at: Timestamp.fromMillis(Date.now() - secondsAgo * 1000),
    ...changes,
  });
  return id;
}

/** Stores a request for a booth of a custom size. */
export function storeCustomRequest(changes: Fields = {}): string {
  const id = crypto.randomUUID();
  database.store(`custom_requests/${id}`, {
    width: 30,
    depth: 20,
    height: 12,
    requests: 'A hanging sign\nand a meeting room',
    name: 'Vera Visitor',
    company: 'Acme',
    email: 'vera@acme.example',
    phone: '+1 555 010 0142',
    ...changes,
  });
  return id;
}

/** Stores an undeliverable mail; returns its id. */
export function storeMail(changes: Fields = {}): string {
  const id = crypto.randomUUID();
  database.store(`mail/${id}`, {
    kind: 'contact-message',
    to: 'team@booth.example',
    subject: 'Contact message: Acme',
    html: '<p>Hello</p>',
    text: 'Hello',
    state: 'failed',
    attempts: 200,
    lease_until: null,
    sweep_at: null,
    last_error: 'ECONNREFUSED',
    sent_at: null,
    ...changes,
  });
  return id;
}
