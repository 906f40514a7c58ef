import { type CameFrom, cameFromSchema } from '../../domain/schemas/came-from.ts';
import { type Intent, intentFor } from '../../domain/visitor/intent.ts';
import { postJson, withRetries } from '../api-client.ts';
import { recordIn } from '../json-record.ts';
import { tabStore } from '../text-store.ts';
import { takeHoneypotValue } from './honeypot.ts';
import { type AnswerSchema, type Outcome, outcomeOf } from './outcome.ts';

/** Maximum wait before a silent retry; for a longer one, the visitor sees a message. */
const MAX_PAUSE_S = 5;

export interface SubmitOptions<Answer extends { success: true }> {
  /** The route, such as '/api/send-quote'. */
  readonly path: string;
  /** The payload; the same payload is the same intent. */
  readonly body: object | null;
  readonly answerSchema: AnswerSchema<Answer>;
  /** True to include the visitor's source. */
  readonly isLead?: boolean;
  /** Additional headers, such as a link's token. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The last intent sent, unless it was refused. */
  readonly lastIntent: Intent | null;
  /** Stores the intent before it returns, so that a reload finds the key. */
  readonly keepIntent: (intent: Intent) => void;
  /** Called when the server refused the intent and stored that response under its key. Trying again needs a new key. */
  readonly dropIntent: (intent: Intent) => void;
  /** Pauses before the retries, in ms; no retries if omitted. */
  readonly pauses?: readonly number[];
}

/**
 * Sends a visitor's request and returns its outcome. The idempotency key is stored before sending and kept until the
 * server refuses it, so that no retry, even after a reload, does anything twice.
 */
export async function submitIntent<Answer extends { success: true }>(
  options: SubmitOptions<Answer>,
): Promise<Outcome<Answer>> {
  const { path, answerSchema, isLead, headers, pauses = [] } = options;
  const body = { ...options.body, ...takeHoneypotValue() };
  const newKey = () => crypto.randomUUID();
  const intent = intentFor(options.lastIntent, body, newKey, isLead ? cameFrom() : null);
  options.keepIntent(intent);
  const outcome = await withRetries(
    async () => {
      // Left out of builds without a key. Each attempt gets a new token, since tokens are valid once
      const attested = import.meta.env.APP_CHECK_SITE_KEY ? await attestation() : {};
      return outcomeOf(
        await postJson(path, intent.body, intent.key, { ...headers, ...attested }),
        answerSchema,
      );
    },
    pauses,
    leastPause,
  );
  if (outcome.kind === 'refused') options.dropIntent(intent);
  return outcome;
}

/** Returns the App Check header; none if no token can be fetched. */
function attestation(): Promise<Readonly<Record<string, string>>> {
  return import('../firebase/app-check.ts').then(
    ({ appCheckHeaders }) => appCheckHeaders(),
    () => ({}),
  );
}

/** Retries if the outcome is unknown, or if the server is busy and gave a short wait. */
function leastPause(outcome: Outcome<unknown>): number | null {
  if (outcome.kind === 'done' || outcome.kind === 'refused') return null;
  const { kind, retryAfter } = outcome;
  if (retryAfter === null) return kind === 'busy' ? null : 0;
  return retryAfter <= MAX_PAUSE_S ? retryAfter * 1000 : null;
}

/** Key of the tab's arrivals, which `recordArrival` stores. */
const CAME_FROM_KEY = 'booth-studio:came-from:v1';

/** Returns the tab's source; null if unknown or if the visitor opted out. */
export function cameFrom(): CameFrom | null {
  return cameFromSchema.safeParse(recordIn(tabStore.read(CAME_FROM_KEY) ?? '')).data ?? null;
}
