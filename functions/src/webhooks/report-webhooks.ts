import { WEBHOOK_DELIVERIES, type WebhookDelivery } from '../../../src/domain/records/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS } from '../../../src/domain/records/webhook-endpoints.ts';
import { formatMeeting } from '../../../src/domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../src/domain/time/slot-labels.ts';
import { paragraph, renderMail } from '../mail-kit/layout.ts';
import { addToOutbox, type RenderedMail } from '../mail-kit/outbox.ts';
import type { ServiceContext } from '../platform/params.ts';

/** Maximum failures per mail; the next day's mail continues. */
const MAX_FAILURES = 300;

/** Lines of a mail; it counts the others. */
const MAX_LINES = 50;

interface Failure extends WebhookDelivery {
  /** Server of the endpoint. */
  readonly host: string;
}

/**
 * Mails the team the events that were given up since the last such mail, and marks them in the same transaction.
 * @returns the number of events
 */
export async function reportWebhooks({
  db,
  now,
  settings: { teamEmail, siteUrl },
}: ServiceContext<'teamEmail' | 'siteUrl'>): Promise<number> {
  const unreported = db
    .collection(WEBHOOK_DELIVERIES.name)
    .where('state', '==', 'failed')
    .where('is_reported', '==', false)
    .limit(MAX_FAILURES);
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(unreported);
    if (docs.length === 0) return 0;
    const deliveries = docs.map((document) => WEBHOOK_DELIVERIES.read(document.data()));
    const ids = [...new Set(deliveries.map(({ endpoint_id }) => endpoint_id))];
    const endpoints = await transaction.getAll(...ids.map((id) => db.doc(WEBHOOK_ENDPOINTS.path(id))));
    const hosts = new Map(
      endpoints
        .filter(({ exists }) => exists)
        .map((endpoint) => [endpoint.id, new URL(String(endpoint.get('url'))).host]),
    );
    const failures = deliveries
      .map((delivery) => ({ ...delivery, host: hosts.get(delivery.endpoint_id) ?? 'A removed system' }))
      .sort((a, b) => a.happened_at.toMillis() - b.happened_at.toMillis());
    addToOutbox(transaction, db, now, { ...failuresMail(failures, siteUrl), to: teamEmail });
    for (const { ref } of docs) transaction.update(ref, { is_reported: true });
    return docs.length;
  });
}

function failuresMail(failures: readonly Failure[], siteUrl: string): RenderedMail {
  const events = failures.length === 1 ? '1 event' : `${failures.length} events`;
  const more = failures.length - MAX_LINES;
  const title = `${events} not delivered to connected systems`;
  return renderMail({
    kind: 'webhook-failures',
    subject: title,
    preview: [...new Set(failures.map(({ host }) => host))].join(', '),
    title,
    blocks: [
      paragraph(
        `These were refused, or failed for 24 hours, and are not sent again by themselves. Each system's 'Last deliveries' in the panel can send them again: ${siteUrl}/admin#settings?group=connections`,
      ),
      {
        kind: 'rows',
        title: 'What was not delivered',
        rows: failures.slice(0, MAX_LINES).map(({ host, event, failure, happened_at }) => ({
          label: formatMeeting(happened_at.toDate(), COMPANY_ZONE),
          value: `${event} to ${host}\n${failure}`,
        })),
      },
      ...(more > 0 ? [paragraph(`And ${more} more.`)] : []),
    ],
  });
}
