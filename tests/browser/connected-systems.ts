/** The card 'Connected System' and its records, for component tests. */
import { button, card } from './admin-panel.tsx';
import { database } from './firebase/fake-database.ts';
import { Timestamp } from './firebase/timestamp.ts';

export const systems = card('Connected System');
export const system = systems.getByRole('group', { name: 'crm.acme.com/hooks/booth' });
export const inSystem = (name: string) => button(name, system);

/** Returns 3 PM UTC of a day in November 2026. */
export const at = (day: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, day, 15)));

export function storeEndpoint(changes: object = {}): void {
  database.store('webhook_endpoints/crm', {
    url: 'https://crm.acme.com/hooks/booth',
    sales_only: false,
    sealed: 'c2VhbGVk',
    is_active: true,
    created_at: at(2),
    ...changes,
  });
}

export function storeDelivery(id: string, changes: object = {}): void {
  database.store(`webhook_deliveries/${id}`, {
    endpoint_id: 'crm',
    event_id: id,
    event: 'lead.created',
    record: 'contact_messages/one',
    happened_at: at(3),
    state: 'delivered',
    attempts: 1,
    status: 204,
    tried_at: at(3),
    queued_at: at(3),
    ...changes,
  });
}

/** Stores three deliveries, one in each state. */
export function storeDeliveries(): void {
  storeDelivery('a');
  const failure = 'The server answered with an error (503).';
  const failing = { event: 'booking.moved', attempts: 4, status: 503, failure };
  storeDelivery('b', { ...failing, state: 'waiting', queued_at: at(4) });
  const slow = { state: 'failed', status: null, failure: 'The server did not answer in time.' };
  storeDelivery('c', { ...slow, event: 'quote.created', attempts: 33, queued_at: at(5) });
}
