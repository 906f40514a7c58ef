import { useEffect, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type NumberPeriod, numbersAnswerSchema, type WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { AdminApiError } from '../../../lib/admin-api.ts';
import { adminPost } from '../../../lib/admin-post.ts';
import { recordIn } from '../../../lib/json-record.ts';
import { reportListFailure } from '../kit/report-failure.ts';

/** Weeks that were never requested are counted first. */
const PATIENCE_MS = 60_000;

/**
 * POST /api/admin/numbers: the last `weeks` weeks in order.
 * @throws AdminApiError with the server's text
 */
async function fetchNumbers(weeks: NumberPeriod): Promise<WeekNumbers[]> {
  const text = await adminPost('numbers', { weeks }, PATIENCE_MS);
  const answer = numbersAnswerSchema.safeParse(recordIn(text));
  if (!answer.success) throw new AdminApiError(200, "The server's answer could not be read.");
  return answer.data.weeks;
}

interface Numbers {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Those of the period before while others are on their way. */
  readonly records: readonly WeekNumbers[];
}

/** The numbers of a period, asked for once and again at `retry`. */
export function useNumbers(period: NumberPeriod): Numbers & { retry: () => void } {
  const [numbers, setNumbers] = useState<Numbers>({ status: 'loading', records: [] });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    let isWanted = true;
    setNumbers(({ records }) => ({ status: 'loading', records }));
    fetchNumbers(period).then(
      (records) => {
        if (isWanted) setNumbers({ status: 'ready', records });
      },
      (error: unknown) => {
        if (!isWanted) return;
        setNumbers(({ records }) => ({ status: 'failed', records }));
        reportListFailure(adminMessages.numbers.loadFailed, error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [period, attempt]);

  return { ...numbers, retry: () => setAttempt((count) => count + 1) };
}
