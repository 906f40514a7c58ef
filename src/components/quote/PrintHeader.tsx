import { type ReactNode, useEffect } from 'react';
import { brand } from '../../config/brand.ts';

/** Header of a printed page: company, date, customer and web address. Hidden on screen. */
export function PrintHeader(props: {
  title: string;
  number?: string;
  /** Name and company, where known. */
  preparedFor?: readonly string[];
  /** Address of the same content on the web. */
  link?: string | undefined;
  /** File name of the PDF, followed by the day. */
  fileName: string;
}) {
  const { title, number, preparedFor = [], link, fileName } = props;
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
      {link && (
        <Small>
          {/* A PDF keeps the whole address, which takes two lines */}
          This quote online: <a href={link}>{new URL(link).host}/quote</a>
        </Small>
      )}
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <p className="text-sm wrap-anywhere text-muted">{children}</p>;
}

/** Sets the document title to `name` and the day while printing: browsers use it as the file name. */
export function usePrintTitle(name: string): void {
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
