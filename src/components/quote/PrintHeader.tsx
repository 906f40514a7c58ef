import { type ReactNode, useEffect } from 'react';
import { brand } from '../../config/brand.ts';

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

/**
 * While the page is being printed, its title is `name` and the day: browsers name the file by it. However printing was
 * asked for.
 */
function usePrintTitle(name: string): void {
  useEffect(() => {
    let title: string | null = null;
    function rename() {
      title ??= document.title;
      document.title = `${name} ${new Date().toLocaleDateString('sv-SE')}`;
    }
    function restore() {
      if (title !== null) document.title = title;
      title = null;
    }
    addEventListener('beforeprint', rename);
    addEventListener('afterprint', restore);
    return () => {
      restore();
      removeEventListener('beforeprint', rename);
      removeEventListener('afterprint', restore);
    };
  }, [name]);
}
