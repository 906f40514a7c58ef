import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { exactUsd } from '../../../domain/quote/pricing.ts';
import {
  NUMBER_PERIODS,
  type NumberPeriod,
  type NumbersAnswer,
  numbersAnswerSchema,
  type Pipeline,
  type WeekNumbers,
} from '../../../domain/schemas/numbers.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { toCsv } from '../kit/csv.ts';
import { ListBody } from '../kit/ListBody.tsx';
import { reportListFailure } from '../kit/report-failure.ts';
import { type ShowNames, useShowNames } from '../kit/use-show-names.ts';
import { useParam } from '../place/current-place.ts';
import { NumbersTable } from './NumbersTable.tsx';
import {
  COUNTED_SERIES,
  isEmpty,
  numbersTable,
  numberText,
  pipelineSummary,
  proposalsSummary,
  SOURCE_SERIES,
  showRows,
  sizeRows,
  sourceRows,
  VALUE_SERIES,
  valueRows,
  weekRows,
  weeksSummary,
} from './number-rows.ts';
import { numbersMessages } from './numbers-messages.ts';

/** Timeout in ms. Long, because the server counts a week when it is first requested. */
const PATIENCE_MS = 60_000;

interface Numbers {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The previous period's numbers while loading; null at first. */
  readonly answer: NumbersAnswer | null;
}

/** Loads the numbers of a period; `retry` loads them again. */
function useNumbers(period: NumberPeriod): Numbers & { retry: () => void } {
  const [numbers, setNumbers] = useState<Numbers>({ status: 'loading', answer: null });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` fetches again
  useEffect(() => {
    let isWanted = true;
    setNumbers(({ answer }) => ({ status: 'loading', answer }));
    postFor(numbersAnswerSchema, 'numbers', { weeks: period }, { patienceMs: PATIENCE_MS }).then(
      (answer) => {
        if (isWanted) setNumbers({ status: 'ready', answer });
      },
      (error: unknown) => {
        if (!isWanted) return;
        setNumbers(({ answer }) => ({ status: 'failed', answer }));
        reportListFailure(numbersMessages.loadFailed, error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [period, attempt]);

  return { ...numbers, retry: () => setAttempt((count) => count + 1) };
}

const USUAL_PERIOD = 12;

/**
 * '#numbers': weekly numbers, quotes in dollars and by source, and the period's numbers by show and size. The
 * URL stores the period.
 */
export function NumbersSection() {
  const [chosen, choose] = useParam('weeks');
  const period = NUMBER_PERIODS.find((weeks) => String(weeks) === chosen) ?? USUAL_PERIOD;
  const numbers = useNumbers(period);
  const names = useShowNames();
  const { answer } = numbers;
  const weeks = answer?.weeks ?? [];
  const hasNumbers = !isEmpty(weeks);
  return (
    <>
      <AdminCard
        title="Week by week"
        description={`Monday-Sunday, ${ZONE_PLACE} time. This week is in progress.`}
        className="lg:col-span-2"
        action={
          <div className="flex flex-wrap items-end gap-3">
            <PeriodSelect period={period} onChange={choose} />
            <Button
              variant="secondary"
              disabled={weeks.length === 0}
              onClick={() =>
                saveFile('numbers.csv', toCsv(numbersTable(weeks, names)), 'text/csv;charset=utf-8')
              }
            >
              <Download aria-hidden="true" className="size-4" />
              Download CSV
            </Button>
          </div>
        }
      >
        <ListBody
          list={{ ...numbers, records: hasNumbers ? weeks : [] }}
          emptyText={numbersMessages.none}
          noun="numbers"
        >
          <p className="mb-4 text-[0.9375rem] text-muted">{weeksSummary(weeks)}</p>
          <NumbersTable
            caption="Numbers by week"
            rowHeading="Week of"
            series={COUNTED_SERIES}
            rows={weekRows(weeks).toReversed()}
          />
        </ListBody>
      </AdminCard>
      {answer && answer.values.length + answer.answers.count > 0 && (
        <PipelineCard pipeline={answer} names={names} />
      )}
      {answer && answer.proposals.sent > 0 && (
        <AdminCard
          title="Proposals"
          description="Those first sent in the period, by their current state. Accepted dollars count as won."
          className="lg:col-span-2"
        >
          <p>{proposalsSummary(answer.proposals)}</p>
        </AdminCard>
      )}
      {answer && answer.sources.length > 0 && <SourcesCard sources={answer.sources} />}
      {hasNumbers && <Breakdowns weeks={weeks} names={names} />}
    </>
  );
}

function PeriodSelect({ period, onChange }: { period: NumberPeriod; onChange: (weeks: string) => void }) {
  return (
    <Select label="Period" value={period} onChange={(event) => onChange(event.target.value)} className="w-44">
      {NUMBER_PERIODS.map((weeks) => (
        <option key={weeks} value={weeks}>
          Last {weeks} weeks
        </option>
      ))}
    </Select>
  );
}

/** The period's quotes in dollars. */
function PipelineCard({ pipeline, names }: { pipeline: Pipeline; names: ShowNames }) {
  return (
    <AdminCard
      title="Quotes in dollars"
      description="What came in during the period, by its current state. Won is the agreed amount. Custom sizes, requests, and messages count once they are won."
      className="lg:col-span-2"
    >
      <p className="mb-4 text-[0.9375rem] text-muted">{pipelineSummary(pipeline)}</p>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        {(['month', 'show'] as const).map((by) => (
          <NumbersTable
            key={by}
            caption={`Dollars by ${by}`}
            rowHeading={by === 'month' ? 'Month' : 'Show'}
            series={VALUE_SERIES}
            rows={valueRows(pipeline.values, by, names)}
            format={exactUsd}
          />
        ))}
      </div>
    </AdminCard>
  );
}

/** Outcomes of the quotes by traffic source: the last referral that brought the visitor here. */
function SourcesCard({ sources }: Pick<Pipeline, 'sources'>) {
  return (
    <AdminCard
      title="Sources and outcomes"
      description="Quotes that came in during the period; Won also has custom requests and messages. Not known: visitors who ask not to be tracked or to save data, and older quotes."
      className="lg:col-span-2"
    >
      <NumbersTable
        caption="Quotes by source"
        rowHeading="Source"
        series={SOURCE_SERIES}
        rows={sourceRows(sources)}
        format={(count, { key }) => (key === 'won' ? exactUsd(count) : numberText(count))}
      />
    </AdminCard>
  );
}

function Breakdowns({ weeks, names }: { weeks: readonly WeekNumbers[]; names: ShowNames }) {
  return (
    <>
      <AdminCard title="By show">
        <NumbersTable
          caption="Numbers by show"
          rowHeading="Show"
          series={COUNTED_SERIES}
          rows={showRows(weeks, names)}
        />
      </AdminCard>
      <AdminCard title="By size">
        <NumbersTable
          caption="Numbers by size"
          rowHeading="Size"
          series={COUNTED_SERIES}
          rows={sizeRows(weeks)}
        />
      </AdminCard>
    </>
  );
}
