/** The secret in a feed's address: 256 random bits, of which only the hash is stored. */

const PATH = /^\/calendar\/([A-Za-z0-9_-]{43})\.ics$/;

export function feedUrl(siteUrl: string, secret: string): string {
  return `${siteUrl}/calendar/${secret}.ics`;
}

/** The secret in the path of a request; null if it has none. */
export function secretIn(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}
