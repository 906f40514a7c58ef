import { type Intent, intentFor } from '../../domain/intent.ts';
import { postJson } from '../api-client.ts';
import { withRetries } from '../retry.ts';
import { drainHoneypot } from './honeypot.ts';
import { type AnswerSchema, type Outcome, outcomeOf } from './outcome.ts';

/** If the server asks for a longer wait, the visitor sees a message instead. */
const LONGEST_PAUSE_S = 5;

export interface SubmitOptions<Answer extends { success: true }> {
  /** The route, such as '/api/send-quote'. */
  readonly path: string;
  /** The payload: the same one again is the same intent. */
  readonly body: object | null;
  readonly answerSchema: AnswerSchema<Answer>;
  /** Further headers, such as the token of a link. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The intent that was sent last and is not known to have been refused. */
  readonly lastIntent: Intent | null;
  /** Must have stored the intent when it returns: a reload right after it must find the key. */
  readonly keepIntent: (intent: Intent) => void;
  /** Called when the server refused it, and remembers that under its key: the same wish again needs another one. */
  readonly dropIntent: (intent: Intent) => void;
  /** Pauses before the second try and so on, in ms; without them there is one try. */
  readonly pauses?: readonly number[];
}

/**
 * Sends what the visitor wants done, and says what became of it. Its key is kept before it leaves and stays until the
 * server has refused it, so that no retry, in this page or after a reload, does anything twice.
 */
export async function submitIntent<Answer extends { success: true }>({
  path,
  body,
  answerSchema,
  headers,
  lastIntent,
  keepIntent,
  dropIntent,
  pauses = [],
}: SubmitOptions<Answer>): Promise<Outcome<Answer>> {
  const { key, body: text } = intentFor(lastIntent, { ...body, ...drainHoneypot() }, () =>
    crypto.randomUUID(),
  );
  const intent = { key, body: text };
  keepIntent(intent);
  const outcome = await withRetries(
    async () => {
      // Its code is no part of a build without a key. Each try has a token of its own: one counts once
      const attested = import.meta.env.APP_CHECK_SITE_KEY ? await attestation() : {};
      return outcomeOf(await postJson(path, text, key, { ...headers, ...attested }), answerSchema);
    },
    pauses,
    leastPause,
  );
  if (outcome.kind === 'refused') dropIntent(intent);
  return outcome;
}

/** The header by which the server knows that the request comes from this site; none if it cannot be had. */
function attestation(): Promise<Readonly<Record<string, string>>> {
  return import('../firebase/app-check.ts').then(
    ({ appCheckHeaders }) => appCheckHeaders(),
    () => ({}),
  );
}

/** Another try is worth it if nothing is known, or if the server is busy and says for how long, and that is short. */
function leastPause(outcome: Outcome<unknown>): number | null {
  if (outcome.kind === 'done' || outcome.kind === 'refused') return null;
  const { kind, retryAfter } = outcome;
  if (retryAfter === null) return kind === 'busy' ? null : 0;
  return retryAfter <= LONGEST_PAUSE_S ? retryAfter * 1000 : null;
}
