import { type StackAddresses, stackEnvironment } from '../../scripts/stack/addresses.ts';
import { pollUntil } from '../../scripts/stack/wait.ts';
import { startBuiltFunction } from './built-function.ts';

export type BlockingFunction = 'beforeUserCreated' | 'beforeUserSignedIn';

/** A blocking function's answer to its first event, and the time since its start. */
export interface ColdAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly ms: number;
}

const EVENTS = { beforeUserCreated: 'beforeCreate', beforeUserSignedIn: 'beforeSignIn' };

/** Starts a built blocking function cold and posts an event about `user` until it answers. */
export async function coldAnswer(
  stack: StackAddresses,
  target: BlockingFunction,
  user: Record<string, unknown>,
): Promise<ColdAnswer> {
  const body = eventAbout(EVENTS[target], user);
  const started = performance.now();
  const { origin, stop } = await startBuiltFunction(stack, {
    target,
    environment: {
      // The administrators' records are in the stack's project
      ...stackEnvironment(stack),
      ADMIN_EMAILS: 'admin@booth.example',
      FIREBASE_DEBUG_MODE: 'true',
      FIREBASE_DEBUG_FEATURES: '{"skipTokenVerification":true}',
    },
  });
  try {
    let answer: Response | undefined;
    await pollUntil(async () => {
      const headers = { 'content-type': 'application/json' };
      answer = await fetch(origin, { method: 'POST', headers, body }).catch(() => undefined);
      return answer !== undefined;
    }, 30_000);
    if (!answer) throw new Error(`${target} does not answer`);
    return { status: answer.status, json: await answer.json(), ms: performance.now() - started };
  } finally {
    await stop();
  }
}

/** Returns the provider's request to a blocking function, unsigned as in the emulator. */
function eventAbout(eventType: string, user: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const event = {
    ...{ iss: 'https://securetoken.google.com/demo', aud: 'https://run.app', iat: now, exp: now + 60 },
    ...{
      event_id: 'event',
      event_type: eventType,
      ip_address: '127.0.0.1',
      user_agent: 'test',
      locale: 'en',
    },
    user_record: { uid: 'someone', metadata: { creation_time: now }, provider_data: [], ...user },
    sub: 'someone',
  };
  return JSON.stringify({ data: { jwt: `${encode({ alg: 'none' })}.${encode(event)}.` } });
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
