import { brand } from '../../../config/brand.ts';

/** The head of the printed quote: whose it is, of which day. Not on screen. */
export function PrintHeader() {
  return (
    <div className="hidden items-end justify-between border-b-2 border-ink pb-4 print:flex">
      <div>
        <p className="text-2xl font-semibold tracking-tight">{brand.name}</p>
        <p className="text-sm text-muted">
          {brand.email} · {brand.phone}
        </p>
      </div>
      <div className="text-right">
        <p className="text-lg font-semibold tracking-tight">Booth quote</p>
        <p className="text-sm text-muted">{new Date().toLocaleDateString('en-US', { dateStyle: 'full' })}</p>
      </div>
    </div>
  );
}
