import type { ReactNode } from 'react';
import { brand } from '../../config/brand.ts';
import { usePrintTitle } from './use-print-title.ts';

export interface PrintHeaderProps {
  /** Title on paper: 'Booth quote'. */
  title: string;
  /** Its number, where it has one. */
  number?: string;
  /** Name and company, as far as they are known. */
  preparedFor?: readonly string[];
  /** Address of the same content on the web. */
  link?: string | undefined;
  /** Names the file when it is printed into one, with the day after it. */
  fileName: string;
}

/** The head of a printed page: whose it is, of which day, for whom, and where it is found again. Not on screen. */
export function PrintHeader({ title, number, preparedFor = [], link, fileName }: PrintHeaderProps) {
  usePrintTitle(fileName);
  const who = preparedFor.map((part) => part.trim()).filter(Boolean);
  return (
    <div className="hidden border-b-2 border-ink pb-4 print:block">
      <div className="flex items-end justify-between gap-6">
        <div>
          <p className="text-2xl font-semibold tracking-tight">{brand.name}</p>
          <Small>
            {brand.email} · {brand.phone}
          </Small>
        </div>
        <div className="text-right">
          <p className="text-lg font-semibold tracking-tight">
            {title}
            {number && ` ${number}`}
          </p>
          <Small>{new Date().toLocaleDateString('en-US', { dateStyle: 'full' })}</Small>
        </div>
      </div>
      {who.length > 0 && <Small>Prepared for {who.join(', ')}</Small>}
      {link && <Small>{link}</Small>}
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <p className="text-sm wrap-anywhere text-muted">{children}</p>;
}
