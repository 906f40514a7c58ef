import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { PART_MISSING } from '../../components/part-missing.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { OpenedState } from './use-proposal.ts';

/** The due dates for a calendar, and behind 'Details' the accepted proposal as a file that can be checked. */
export function Acceptance({ proposal, sheet }: Pick<OpenedState, 'proposal' | 'sheet'>) {
  const [problem, setProblem] = useState('');
  const { accepted } = proposal;
  if (!accepted) return null;
  const { total, version, sha256 } = accepted;
  const name = `${sheet.reference}-version-${version}`;

  async function addToCalendar() {
    try {
      const { paymentCalendar } = await import('./payment-calendar.ts');
      saveFile(`${name}-payments.ics`, paymentCalendar(sheet, total), 'text/calendar;charset=utf-8');
      setProblem('');
    } catch (error) {
      console.error('Error creating the calendar file', error);
      setProblem(PART_MISSING.text);
    }
  }

  return (
    <>
      {sheet.plan.some(({ due_on }) => due_on) && (
        <Button variant="secondary" size="sm" onClick={() => void addToCalendar()}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add due dates to calendar
        </Button>
      )}
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <details className="text-sm text-muted">
        <summary className="focus-ring inline-block cursor-pointer rounded-sm py-2 font-medium text-brand-strong">
          Details
        </summary>
        <div className="flex flex-col items-start gap-3 pt-1">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(`${name}.json`, proposal.sheet, 'application/json')}
          >
            <Download aria-hidden="true" className="size-4" />
            Download what you accepted
          </Button>
          <p>
            SHA-256 of that file: <code className="wrap-anywhere text-ink">{sha256}</code>. To check it, run{' '}
            <code className="wrap-anywhere text-ink">shasum -a 256 {name}.json</code> on a Mac or{' '}
            <code className="wrap-anywhere text-ink">certutil -hashfile {name}.json SHA256</code> on Windows.
          </p>
        </div>
      </details>
    </>
  );
}
