import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';

export interface ExportButtonsProps {
  /** How many bookings have been read for the file so far; null while none is made. */
  read: number | null;
  /** Resolves when the file is there, or there will be none. */
  onExport: () => Promise<void>;
  onCancel: () => void;
}

/** The button that makes the file, and while it is made how far it is, and the way out. */
export function ExportButtons({ read, onExport, onCancel }: ExportButtonsProps) {
  const exportRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);

  async function handleExport() {
    await onExport();
    // The button that has the focus goes
    if (document.activeElement === cancelRef.current) exportRef.current?.focus();
  }
  return (
    <>
      <span role="status" className="text-sm text-muted max-sm:sr-only">
        {read !== null && `${read} bookings read...`}
      </span>
      {read !== null && (
        <Button ref={cancelRef} variant="ghost" size="sm" onClick={onCancel}>
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
