import { expect } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';

/** What the sign-in provider mails a link for. */
export type LinkPurpose = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

interface OutOfBandCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

const { ports, projectId } = testStackAddresses();
const codes = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`;

async function linksTo(email: string, purpose: LinkPurpose): Promise<string[]> {
  const { oobCodes } = (await (await fetch(codes)).json()) as { oobCodes: OutOfBandCode[] };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === purpose)
    .map(({ oobLink }) => oobLink);
}

/** The link that the provider mails to `email` because of `action`; waits until it has been sent. */
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
