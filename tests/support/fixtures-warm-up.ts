import { testStackAddresses } from '../../scripts/stack/addresses.ts';

/** As many requests at once as two browsers with two pages each may send; the emulator starts a process for each. */
const AT_ONCE = 4;

/**
 * Has the functions emulator start its processes before the first test: that takes seconds each, which would count
 * against the tests' time limits.
 */
export default async function warmUp(): Promise<void> {
  const { siteUrl } = testStackAddresses();
  const content = await settled(`${siteUrl}/api/content`);
  const { logo_url } = (await content.json()) as { logo_url: string };
  await Promise.all([logo_url, '/api/availability'].map((path) => settled(`${siteUrl}${path}`)));
}

/** The answer to the last of several requests at once, all repeated until they succeed. */
async function settled(address: string): Promise<Response> {
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(address)));
    const last = answers.at(-1);
    if (last && answers.every(({ ok }) => ok)) return last;
  }
  throw new Error(`${address} does not answer`);
}
