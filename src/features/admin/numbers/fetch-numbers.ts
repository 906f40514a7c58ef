import { type NumberPeriod, numbersAnswerSchema, type WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { AdminApiError } from '../../../lib/admin-api.ts';
import { adminPost } from '../../../lib/admin-post.ts';
import { recordIn } from '../../../lib/json-record.ts';

/** Weeks that were never requested are counted first. */
const PATIENCE_MS = 60_000;

/**
 * POST /api/admin/numbers: the last `weeks` weeks in order.
 * @throws AdminApiError with the server's text
 */
export async function fetchNumbers(weeks: NumberPeriod): Promise<WeekNumbers[]> {
  const text = await adminPost('numbers', { weeks }, PATIENCE_MS);
  const answer = numbersAnswerSchema.safeParse(recordIn(text));
  if (!answer.success) throw new AdminApiError(200, 'The answer of the server cannot be read.');
  return answer.data.weeks;
}
