import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { RefusalAnswer } from '../../../domain/schemas/refusal-answer.ts';
import { type Intent, intentFor } from '../../../domain/visitor/intent.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Posts to the admin API once over all tries: the idempotency key is reused until the server answers. Asks once more
 * after a failure that may have been carried out.
 * @param failure title under which failures are reported
 * @param isFixable true for a refusal that other input may fix; by default if it names fields
 */
export function useKeyedPost<Answer>(
  schema: z.ZodMiniType<Answer>,
  path: string,
  failure: string,
  isFixable = ({ fields }: RefusalAnswer) => Object.keys(fields).length > 0,
) {
  const [isWorking, setWorking] = useState(false);
  const intent = useRef<Intent | null>(null);

  /** Resolves to the answer or a fixable refusal; null after other failures, which it reports. */
  async function post(body: object): Promise<{ answer: Answer } | { refused: RefusalAnswer } | null> {
    intent.current = intentFor(intent.current, body, () => crypto.randomUUID());
    setWorking(true);
    try {
      const { key } = intent.current;
      const ask = () => postFor(schema, path, body, { key });
      return {
        answer: await ask().catch((error: unknown) => (isOpen(error) ? ask() : Promise.reject(error))),
      };
    } catch (error) {
      const refused = error instanceof AdminApiError && error.status < 500 ? error.refusal : null;
      // The server would repeat the refusal for the same key
      if (refused) intent.current = null;
      if (refused && isFixable(refused)) return { refused };
      reportFailure(failure, error);
      return null;
    } finally {
      setWorking(false);
    }
  }
  return { isWorking, post };
}

/** True if the request may have been carried out, or is at the moment: no answer, or one at the deadline. */
function isOpen(error: unknown): boolean {
  return error instanceof AdminApiError && (error.status === 0 || error.status === 503);
}
