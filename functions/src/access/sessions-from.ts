import type { UserRecord } from 'firebase-admin/auth';

/**
 * Since when sessions of the account count, in seconds since 1970: the provider ends those from before its password was
 * set last, and those that were revoked. 0 if there is no such time.
 */
export function sessionsFrom({ tokensValidAfterTime }: Pick<UserRecord, 'tokensValidAfterTime'>): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
}
