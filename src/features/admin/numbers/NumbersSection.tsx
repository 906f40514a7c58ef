import { useState } from 'react';
import { exactUsd } from '../../../domain/quote/pricing.ts';
import { numbersAnswerSchema } from '../../../domain/schemas/numbers.ts';
import { parseDay } from '../../../domain/time/calendar-day.ts';
import { ZONE_PLACE } from '../../../domain/time/slot-labels.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { EmptyText, ListBody } from '../controls/ListBody.tsx';
import { useLoaded } from '../controls/use-loaded.ts';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const WEEK_SERIES = [
  { name: 'Quotes', fill: 'fill-brand' },
  { name: 'Bookings', fill: 'fill-success' },
  { name: 'Proposals', fill: 'fill-navy-900' },
];

const MONTH_SERIES = [
  { name: 'Open', fill: 'fill-brand', format: exactUsd },
  { name: 'Won', fill: 'fill-success', format: exactUsd },
  { name: 'Lost', fill: 'fill-danger', format: exactUsd },
];

const SOURCE_SERIES = [
  { name: 'Quotes', fill: 'fill-brand' },
  { name: 'Bookings', fill: 'fill-success' },
  { name: 'Won', format: exactUsd },
];

/** '#numbers': what came in by week, dollars by month, and sources; the tables open on demand. */
export function NumbersSection() {
  const [attempt, setAttempt] = useState(0);
  const numbers = useLoaded(String(attempt), loadNumbers, 'The numbers could not be read');
  if (!numbers) {
    const status = numbers === null ? 'failed' : 'loading';
    const list = { status, records: [], retry: () => setAttempt(attempt + 1) } as const;
    return (
      <AdminCard title="Numbers" className="lg:col-span-2">
        <ListBody list={list} emptyText="" noun="numbers">
          {null}
        </ListBody>
      </AdminCard>
    );
  }
  const { weeks, months, sources, read_from } = numbers;
  return (
    <>
      <ChartCard
        title="By week"
        description={`Monday-Sunday, ${ZONE_PLACE} time. The last week is in progress.`}
        emptyText="No quotes, bookings or proposals in these weeks."
        name="Numbers by week"
        rowHeading="Week of"
        series={WEEK_SERIES}
        rows={weeks.map(({ monday, quotes, bookings, proposals }) => ({
          label: parseDay(monday)?.toFormat('LLL d') ?? monday,
          values: [quotes, bookings, proposals],
        }))}
      />
      <ChartCard
        title="Dollars by month"
        description={`What came in each month, by its present state. Won is the agreed amount. Custom sizes, requests, and messages count once they are won.${cutText(read_from)}`}
        emptyText="No quotes with a price in these months."
        name="Dollars by month"
        rowHeading="Month"
        series={MONTH_SERIES}
        rows={months.map(({ month, open, won, lost }) => ({
          label: parseDay(`${month}-01`)?.toFormat('LLL yyyy') ?? month,
          values: [open, won, lost],
        }))}
      />
      <ChartCard
        title="Sources"
        description={`Quotes of the same months; Won also has custom requests and messages. Not known: visitors who ask not to be tracked or to save data, and older quotes.${cutText(read_from)}`}
        emptyText="No quotes in these months."
        name="Quotes by source"
        rowHeading="Source"
        series={SOURCE_SERIES}
        maxBars={10}
        rows={sources.map(({ source, quotes, bookings, won }) => ({
          label: source || 'Not known',
          values: [quotes, bookings, won],
        }))}
      />
    </>
  );
}

/** A card with a chart, or with `emptyText` if all its numbers are 0. */
function ChartCard(props: BarChartProps & { title: string; description: string; emptyText: string }) {
  const { title, description, emptyText, ...chart } = props;
  const isEmpty = chart.rows.every(({ values }) => values.every((value) => value === 0));
  return (
    <AdminCard title={title} description={description}>
      {isEmpty ? <EmptyText>{emptyText}</EmptyText> : <BarChart {...chart} />}
    </AdminCard>
  );
}

const loadNumbers = () => postFor(numbersAnswerSchema, 'numbers');

/** Names the day from which all customers were read, if there were too many. */
function cutText(day: string | null): string {
  return day
    ? ` Too many to read all: complete since ${parseDay(day)?.toFormat('LLLL d, yyyy') ?? day}.`
    : '';
}
