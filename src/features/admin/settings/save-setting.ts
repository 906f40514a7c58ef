import type { Document } from '../../../domain/records/document.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import type { NamedReader } from '../controls/live-lists/stored-record.ts';

/**
 * Saves a setting unless someone else has changed it since `base`.
 * @returns what they have saved; null if nothing was in the way
 * @throws AdminApiError
 */
export async function saveSetting<Fields>(
  record: NamedReader<Fields>,
  base: Fields | null,
  fields: Document,
): Promise<Fields | null> {
  try {
    await postFor(acceptedAnswerSchema, 'settings', { setting: record.name, base, fields });
    return null;
  } catch (error) {
    const theirs = error instanceof AdminApiError && error.refusal?.theirs;
    if (!theirs) throw error;
    return record.read(theirs);
  }
}
