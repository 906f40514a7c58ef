/** Which addresses may be administrators', and what their accounts get. No imports: it must load fast. */

/** The caller's account as the provider knows it. */
interface Account {
  readonly email?: string | null | undefined;
  readonly emailVerified?: boolean | undefined;
}

/** Custom claims of an account. */
type Claims = Readonly<Record<string, unknown>>;

/** The addresses of ADMIN_EMAILS, which are separated by commas, in lower case. */
export function parseAdminEmails(text: string): ReadonlySet<string> {
  const addresses = text.split(',').map((address) => address.trim().toLowerCase());
  return new Set(addresses.filter((address) => address !== ''));
}

/** True if the address is on the list, however it is capitalised. */
export function isListed(email: string | null | undefined, admins: ReadonlySet<string>): boolean {
  return typeof email === 'string' && admins.has(email.trim().toLowerCase());
}

/** True if the account's address is on the list and its mailbox has been shown to be the account's. */
export function isConfirmed(account: Account, admins: ReadonlySet<string>): boolean {
  return account.emailVerified === true && isListed(account.email, admins);
}

/** The claims that an account is to have from this sign-in on: `admin: true` or no `admin` at all. Other claims stay. */
export function claimsAtSignIn(present: Claims, isAdmin: boolean): Claims {
  const { admin: _admin, ...others } = present;
  return isAdmin ? { ...others, admin: true } : others;
}
