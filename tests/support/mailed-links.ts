import { expect } from '@playwright/test';
import { type LinkPurpose, linksTo } from './out-of-band-links.ts';

/** Waits for the link that the provider mails to `email` as a result of `action`. */
export async function linkMailedBy(
  action: () => Promise<void>,
  email: string,
  purpose: LinkPurpose,
): Promise<string> {
  const { length } = await linksTo(email, purpose);
  await action();
  await expect.poll(async () => (await linksTo(email, purpose)).length).toBe(length + 1);
  return (await linksTo(email, purpose)).at(-1) ?? '';
}
