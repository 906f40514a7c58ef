import { useEffect, useState } from 'react';
import { adminMessages } from '../../../domain/admin-messages.ts';
import type { NumberPeriod, WeekNumbers } from '../../../domain/schemas/numbers.ts';
import { reportListFailure } from '../kit/report-failure.ts';
import { fetchNumbers } from './fetch-numbers.ts';

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
