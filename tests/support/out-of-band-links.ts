import { testStackAddresses } from '../../scripts/stack/addresses.ts';

/** Purposes of the links that the sign-in provider mails. */
export type LinkPurpose = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

interface OutOfBandCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

const { ports, projectId } = testStackAddresses();
const codes = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`;

/** Returns the unused links that the provider has mailed to `email`, oldest first. */
export async function linksTo(email: string, purpose: LinkPurpose): Promise<string[]> {
  const { oobCodes } = (await (await fetch(codes)).json()) as { oobCodes: OutOfBandCode[] };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === purpose)
    .map(({ oobLink }) => oobLink);
}
