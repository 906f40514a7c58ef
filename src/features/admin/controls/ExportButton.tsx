import { Download } from 'lucide-react';
import { todayInNewYork } from '../../../domain/booking/slots.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toCsv } from './csv.ts';
import { WorkButton } from './WorkButton.tsx';

export function ExportButton(props: {
  /** First part of the file's name: 'leads' of 'leads-2026-11-27.csv'. */
  name: string;
  /** Reads the rows to export, with the headings first. */
  readRows: () => Promise<readonly (readonly string[])[]>;
  failure: string;
}) {
  const { name, readRows, failure } = props;
  async function exportRows() {
    const csv = toCsv(await readRows());
    saveFile(`${name}-${todayInNewYork(new Date())}.csv`, csv, 'text/csv;charset=utf-8');
  }
  return (
    <WorkButton work={exportRows} failure={failure}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </WorkButton>
  );
}
