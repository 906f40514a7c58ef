import { createHash, randomBytes } from 'node:crypto';

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** Hashes of RFC 7616, the better one first. Those of a session (`-sess`) are not supported. */
const HASHES = { 'sha-256': 'sha256', md5: 'md5' } as const;

/** A scheme's name, or a parameter with its value. */
const PART = /([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*))|([\w-]+)/g;

/**
 * Returns the value of `Authorization` that answers a server's `WWW-Authenticate` with Digest (RFC 7616, `qop=auth`);
 * null if the server does not ask for it.
 */
export function digestAuthorization(
  asked: string,
  { method, path }: { readonly method: string; readonly path: string },
  { user, password }: Credentials,
): string | null {
  const challenge = bestOf(challengesIn(asked));
  if (!challenge) return null;
  const { realm = '', nonce = '', opaque, algorithm = 'MD5' } = challenge;
  const hash = (...parts: string[]) =>
    createHash(HASHES[algorithm.toLowerCase() as keyof typeof HASHES])
      .update(parts.join(':'))
      .digest('hex');
  const cnonce = randomBytes(16).toString('hex');
  const count = '00000001';
  const response = hash(hash(user, realm, password), nonce, count, cnonce, 'auth', hash(method, path));
  const quoted = { username: user, realm, nonce, uri: path, cnonce, response, ...(opaque && { opaque }) };
  return `Digest ${[
    ...Object.entries(quoted).map(([name, value]) => `${name}="${value.replaceAll(/["\\]/g, '\\$&')}"`),
    `algorithm=${algorithm}`,
    'qop=auth',
    `nc=${count}`,
  ].join(', ')}`;
}

type Challenge = Readonly<Record<string, string>>;

/** Returns the parameters of each Digest challenge, by lower-case name. */
function challengesIn(asked: string): Challenge[] {
  const challenges: Record<string, string>[] = [];
  let current: Record<string, string> | null = null;
  for (const [, name, quoted, plain, scheme] of asked.matchAll(PART)) {
    if (scheme) {
      current = scheme.toLowerCase() === 'digest' ? {} : null;
      if (current) challenges.push(current);
    } else if (current && name) {
      current[name.toLowerCase()] = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '';
    }
  }
  return challenges;
}

function bestOf(challenges: readonly Challenge[]): Challenge | undefined {
  const usable = challenges.filter(({ qop = '' }) =>
    qop
      .toLowerCase()
      .split(/[\s,]+/)
      .includes('auth'),
  );
  return Object.keys(HASHES)
    .map((name) => usable.find(({ algorithm = 'md5' }) => algorithm.toLowerCase() === name))
    .find((challenge) => challenge !== undefined);
}
