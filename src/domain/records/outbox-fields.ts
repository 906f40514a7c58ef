import * as z from 'zod/mini';
import { moment } from './moment.ts';

/** Fields that delivery maintains in an item that leaves for another server, such as a mail or an event. */
export const OUTBOX_FIELDS = {
  /** Deliveries begun so far. */
  attempts: z.int().check(z.minimum(0)),
  /** Id of the delivery that leases the item; failures that another delivery reports are ignored. */
  lease_id: z.nullable(z.string()),
  /** End of the lease, by the database's clock. */
  lease_until: z.nullable(moment()),
  /** Earliest time of the next try after a failure. */
  retry_at: z.nullable(moment()),
  /** When the sweeper treats its task as lost; null once it is over. */
  sweep_at: z.nullable(moment()),
};

export type OutboxItem = {
  readonly [Name in keyof typeof OUTBOX_FIELDS]: z.output<(typeof OUTBOX_FIELDS)[Name]>;
};

/** Fields of an item that no delivery has leased, and that may be sent at once. */
export const NOT_LEASED = { lease_id: null, lease_until: null, retry_at: null };
