/** Read-only checks of a site right after its deployment. For a booking: smoke-booking.ts. */

const TIMEOUT_MS = 20_000;

/** Judges an answer; returns the fault, if any. */
type Judge = (response: Response, text: string) => string | undefined;

const isFound: Judge = ({ status }) => (status === 200 ? undefined : `answers ${status}`);

/**
 * Requests the pages, health, content, availability, a script, and a missing script of the site at `origin`.
 * @returns faults, one sentence each; empty if healthy
 */
export async function smokeTest(origin: string): Promise<string[]> {
  const problems: string[] = [];
  const ask = async (path: string, ...judges: Judge[]): Promise<string> => {
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      const wrong = judges.flatMap((judge) => judge(response, text) ?? []);
      problems.push(...wrong.slice(0, 1).map((what) => `${path} ${what}.`));
      return text;
    } catch (error) {
      problems.push(`${path} does not answer: ${(error as Error).message}.`);
      return '';
    }
  };
  const home = await ask('/', isFound, hasAddress(origin));
  await ask('/admin', isFound);
  await ask('/api/health', isFound, isJson('checks'));
  await ask('/api/content', isFound, isJson('booth_designs'));
  await ask('/api/availability', isFound, isJson('availability'));
  const [script] = /\/_astro\/[\w.-]+\.js/.exec(home) ?? [];
  if (script) await ask(script, isFound);
  await ask('/_astro/gone.js', isGone);
  return problems;
}

function hasAddress(origin: string): Judge {
  return (_response, text) =>
    text.includes(`<link rel="canonical" href="${origin}/"`)
      ? undefined
      : 'does not say that this is its address';
}

function isJson(field: string): Judge {
  return (_response, text) => {
    try {
      return field in (JSON.parse(text) as object) ? undefined : `has no ${field}`;
    } catch {
      return 'is no JSON';
    }
  };
}

/** A 404 must not be cached, or a release that restores the file stays invisible. */
const isGone: Judge = ({ status, headers }) => {
  if (status !== 404) return `answers ${status}, though there is no such script`;
  return headers.get('cache-control')?.includes('immutable')
    ? 'is remembered for good, though it is gone'
    : undefined;
};
