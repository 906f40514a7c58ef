import { AdminApiError } from '../../../lib/admin-api.ts';
import type { Wording } from '../kit/report-failure.ts';

/** The server's sentence about a calendar that cannot be read, else the failure's text. */
export const calendarReason: Wording = (reason, error) => Object.values(refusedFields(error))[0] ?? reason;

/** The server's sentences, by field. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof AdminApiError && error.refusal?.fields) || {};
}
