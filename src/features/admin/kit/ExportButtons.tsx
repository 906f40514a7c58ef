import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { CsvExport, ReadRows } from './use-csv-export.ts';

export interface ExportButtonsProps {
  exporting: CsvExport;
  /** Plural name of the records, such as 'bookings'. */
  noun: string;
  readRows: ReadRows;
}

/** The export button; while an export runs, its progress and a Cancel button. */
export function ExportButtons({ exporting, noun, readRows }: ExportButtonsProps) {
  const { read, start, cancel } = exporting;
  const exportRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);

  async function handleExport() {
    await start(readRows);
    // The focused button is removed
    if (document.activeElement === cancelRef.current) exportRef.current?.focus();
  }
  return (
    <>
      <span role="status" className="text-sm text-muted max-sm:sr-only">
        {read !== null && `${read} ${noun} read...`}
      </span>
      {read !== null && (
        <Button ref={cancelRef} variant="ghost" size="sm" onClick={cancel}>
          Cancel export
        </Button>
      )}
      <Button
        ref={exportRef}
        variant="secondary"
        size="sm"
        loading={read !== null}
        onClick={() => void handleExport()}
      >
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </Button>
    </>
  );
}
