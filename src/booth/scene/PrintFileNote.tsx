import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { fileSizeText } from '../../lib/file-size-text.ts';
import { sendInstead } from '../logo/own-look.ts';
import { $printFile, dropPrintFile, type PrintFile, restorePrintFile } from '../logo/print-file.ts';

/** The print file that the visitor chose: a button to send it with the booking, or that it is sent, or is lost. */
export function PrintFileNote({ onDrop }: { onDrop?: () => void }) {
  const chosen = useStore($printFile);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(restorePrintFile, []);
  if (!chosen) return null;
  const { isGoing, file, name } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p
        ref={note}
        role="status"
        tabIndex={-1}
        className={isGoing ? 'min-w-0 wrap-anywhere outline-none' : 'sr-only'}
      >
        {isGoing && (file ? <Going {...{ name, file }} /> : <Lost name={name} />)}
      </p>
      {isGoing ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            dropPrintFile();
            onDrop?.();
          }}
        >
          Don't send it
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="wrap-anywhere"
          onClick={() => {
            sendInstead();
            // The button disappears
            note.current?.focus({ preventScroll: true });
          }}
        >
          Send {name} with my booking
        </Button>
      )}
    </div>
  );
}

function Going({ name, file }: { name: string; file: File }) {
  return (
    <>
      <span className="font-medium">{name}</span>, {fileSizeText(file.size)}, is sent with your booking as it
      is. Only our team sees it.
    </>
  );
}

function Lost({ name }: Pick<PrintFile, 'name'>) {
  return (
    <>
      <span className="font-medium text-danger">This page no longer has {name}.</span> Choose it again to send
      it with your booking.
    </>
  );
}
