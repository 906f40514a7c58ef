/** Path of an administrator's record. Apart from the record's definition, because sign-in must load fast. */
export function adminPath(uid: string): `admins/${string}` {
  return `admins/${uid}`;
}
