/** Where the record of an administrator is. Apart from its definition, for sign-in, which must load fast. */
export function adminPath(uid: string): `admins/${string}` {
  return `admins/${uid}`;
}
