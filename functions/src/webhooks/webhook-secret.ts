import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookEndpoint } from '../../../src/domain/records/webhook-endpoints.ts';
import { seal, unseal } from '../platform/secret.ts';

const SECRET_BYTES = 32;

/** Returns a new secret for an endpoint, and its encrypted form to store. */
export function newWebhookSecret(endpointId: string, key: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, sealed: seal(secret, `webhook ${endpointId}`, key) };
}

/**
 * Returns the headers of a message (https://www.standardwebhooks.com); null if CALENDAR_KEY is not the key that sealed
 * the secret. During a rotation there is a signature with each secret; a former one sealed with a lost key is skipped.
 */
export function signedHeaders(
  { id, sealed, former_sealed, former_until }: WebhookEndpoint & { readonly id: string },
  { eventId, body, now }: { readonly eventId: string; readonly body: string; readonly now: Date },
  key: string,
): Record<string, string> | null {
  const secretIn = (stored: string) => unseal(stored, `webhook ${id}`, key);
  const secret = secretIn(sealed);
  if (typeof secret !== 'string') return null;
  const former =
    former_sealed && former_until && former_until.toDate() > now ? secretIn(former_sealed) : null;
  const secrets = typeof former === 'string' ? [secret, former] : [secret];
  const signatures = secrets.map((each) => new Webhook(each).sign(eventId, now, body));
  return {
    'content-type': 'application/json',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
