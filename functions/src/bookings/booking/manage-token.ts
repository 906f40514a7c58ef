/** The visitor's link to a booked meeting (docs/decisions/0057-links-to-meetings.md). */

/** Maximum valid links of one booking. */
const MAX_LINKS = 10;

/** Returns the address of the meeting's page. The token follows the '#', so that no server, log or Referer sees it. */
export function manageUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/meeting#${token}`;
}

/** Returns the booking's hashes with a new link. The confirmation mail's link and the newest ones stay. */
export function withHash([first, ...rest]: readonly string[], hash: string): string[] {
  return first === undefined ? [hash] : [first, ...[...rest, hash].slice(1 - MAX_LINKS)];
}
