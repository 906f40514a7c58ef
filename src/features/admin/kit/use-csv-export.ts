import { useEffect, useRef, useState } from 'react';
import { todayInNewYork } from '../../../domain/booking/slots.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toCsv } from './csv.ts';
import { reportFailure } from './report-failure.ts';

/** Reads the rows to export, with the headings first. Reports how many records it has read more. */
export type ReadRows = (
  signal: AbortSignal,
  onRead: (count: number) => void,
) => Promise<readonly (readonly string[])[]>;

export interface CsvExport {
  /** Number of records read so far; null if no export is running. */
  readonly read: number | null;
  /** Resolves when the download has started, or when the export failed or was canceled. */
  readonly start: (readRows: ReadRows) => Promise<void>;
  readonly cancel: () => void;
}

/** An export as a CSV file, such as 'leads-2026-11-27.csv', canceled when the component is removed. */
export function useCsvExport(name: string, failed: string): CsvExport {
  const [read, setRead] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(readRows: ReadRows): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRead(0);
    try {
      const rows = await readRows(signal, (count) => setRead((before) => (before ?? 0) + count));
      if (signal.aborted) return;
      saveFile(`${name}-${todayInNewYork(new Date())}.csv`, toCsv(rows), 'text/csv;charset=utf-8');
    } catch (error) {
      if (!signal.aborted) reportFailure(failed, error);
    } finally {
      setRead(null);
    }
  }
  return { read, start, cancel: () => controller.current?.abort() };
}
