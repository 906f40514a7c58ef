import { testStackAddresses } from '../../scripts/stack/addresses.ts';

/** Number of parallel requests, as from two browsers with two pages each; the emulator starts a process for each. */
const AT_ONCE = 4;

/**
 * Warms up the functions emulator before the first test. Starting a process takes seconds, which would count against
 * tests' time limits.
 */
export default async function warmUp(): Promise<void> {
  const { siteUrl } = testStackAddresses();
  const content = await settled(`${siteUrl}/api/content`);
  const { logo_url } = (await content.json()) as { logo_url: string | null };
  const paths = ['/api/availability', ...(logo_url ? [logo_url] : [])];
  await Promise.all(paths.map((path) => settled(`${siteUrl}${path}`)));
}

/** Repeats parallel requests until all succeed; resolves to the last response. */
async function settled(address: string): Promise<Response> {
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(address)));
    const last = answers.at(-1);
    if (last && answers.every(({ ok }) => ok)) return last;
  }
  throw new Error(`${address} does not answer`);
}
