/** Who is an administrator: the one policy behind sign-up, sign-in and the admin routes. No imports: it must load fast. */

/** Who asks, as the provider knows the account. */
export interface Account {
  readonly email?: string | null | undefined;
  readonly emailVerified?: boolean | undefined;
}

/** Custom claims of an account. */
export type Claims = Readonly<Record<string, unknown>>;

/** The addresses of ADMIN_EMAILS, which are separated by commas, in lower case. */
export function parseAdminEmails(text: string): ReadonlySet<string> {
  const addresses = text.split(',').map((address) => address.trim().toLowerCase());
  return new Set(addresses.filter((address) => address !== ''));
}

/** True if the address is on the list, however it is capitalised. */
export function isListed(email: string | null | undefined, admins: ReadonlySet<string>): boolean {
  return typeof email === 'string' && admins.has(email.trim().toLowerCase());
}

/**
 * The claims that an account is to have from this sign-in on: `admin: true` for a listed and verified address, no
 * `admin` for anybody else. Other claims stay.
 */
export function claimsAtSignIn(account: Account, present: Claims, admins: ReadonlySet<string>): Claims {
  const { admin: _admin, ...others } = present;
  return account.emailVerified === true && isListed(account.email, admins)
    ? { ...others, admin: true }
    : others;
}
