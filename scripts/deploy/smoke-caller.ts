/** Checks that the functions see the caller's address, and not a proxy's or a forged one. */
import { isOfCdn } from '../../functions/src/http/client-address.ts';

const TIMEOUT_MS = 20_000;

/** An address from the documentation range, which no caller has. */
const FORGED = '203.0.113.66';

/** Caller's address that the site sees, and the faults found. */
export interface SeenCaller {
  readonly address: string | undefined;
  readonly problems: readonly string[];
}

/**
 * Asks the site at `origin` for the caller's address, once plainly and once with a forged header.
 * @param key the ECHO_KEY that the functions were deployed with
 */
export async function askForCaller(origin: string, key: string): Promise<SeenCaller> {
  const ask = async (headers: Record<string, string>): Promise<string | undefined> => {
    // The CDN caches the plain address
    const response = await fetch(`${origin}/api/health?caller=${Math.random()}`, {
      headers: { 'X-Echo-Key': key, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.headers.get('X-Caller-Address') ?? undefined;
  };
  try {
    const address = await ask({});
    const problems = problemsOf(address, address && (await ask({ 'X-Forwarded-For': FORGED })));
    return { address, problems };
  } catch (error) {
    const problem = `/api/health does not say who calls: ${(error as Error).message}.`;
    return { address: undefined, problems: [problem] };
  }
}

function problemsOf(address: string | undefined, whenForged: string | undefined): string[] {
  if (!address)
    return [
      '/api/health does not say who calls: ECHO_KEY has at least 20 characters, and is that of the release.',
    ];
  if (isOfCdn(address))
    return [
      `The functions take all visitors for ${address}, a proxy's address: TRUSTED_PROXIES or the list of the CDN's networks is wrong.`,
    ];
  if (whenForged === address) return [];
  return [
    whenForged === FORGED
      ? 'The functions believe a forged X-Forwarded-For: TRUSTED_PROXIES is too many.'
      : `The functions see this machine as ${address}, and with a forged X-Forwarded-For as ${whenForged ?? 'nobody'}.`,
  ];
}
