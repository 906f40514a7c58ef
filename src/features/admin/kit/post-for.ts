import type * as z from 'zod/mini';
import { AdminApiError, adminPost } from '../../../lib/admin-api.ts';
import { recordIn } from '../../../lib/json-record.ts';

/**
 * Sends a POST below /api/admin; arguments and errors as in `adminPost`.
 * @returns the answer
 */
export async function postFor<Answer>(
  schema: z.ZodMiniType<Answer>,
  ...request: Parameters<typeof adminPost>
): Promise<Answer> {
  return answerIn(await adminPost(...request), schema);
}

/**
 * Returns the answer in the text that `adminPost` and `adminGet` resolve to.
 * @throws AdminApiError for anything else
 */
export function answerIn<Answer>(text: string, schema: z.ZodMiniType<Answer>): Answer {
  const answer = schema.safeParse(recordIn(text));
  if (!answer.success) throw new AdminApiError(200, "The server's answer could not be read.");
  return answer.data;
}
