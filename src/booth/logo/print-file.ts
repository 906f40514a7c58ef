/** A print file (PDF, AI, EPS) that is sent with the booking as it is. Nothing reads it; a reload keeps only its name. */
import { atom, type ReadableAtom } from 'nanostores';
import { MAX_FILE_NAME, PRINT_FILE_NAME } from '../../domain/schemas/print-file.ts';
import { ALONG_FILE_KEY, FILE_KEY } from '../../lib/draft-keys.ts';
import { recordIn } from '../../lib/json-record.ts';
import { confirmedBooking } from '../../lib/quote-results.ts';
import { browserStore, tabStore } from '../../lib/text-store.ts';

/** A print file that the visitor chose. */
export interface PrintFile {
  readonly name: string;
  /** Null after a reload. */
  readonly file: File | null;
  /** True once the visitor said that it goes with the booking. */
  readonly isGoing: boolean;
}

/** A print file on its way with a booking. */
export interface HeldFile extends Pick<PrintFile, 'name' | 'file'> {
  readonly booking: string;
}

const $file = atom<PrintFile | null>(null);
/** The stored name as this page last read or wrote it. */
let known: string | null = null;
let held: HeldFile | null = null;

export const $printFile: ReadableAtom<PrintFile | null> = $file;

/** Keeps a file that could go with the booking, until the visitor says so. */
export function offerPrintFile(file: File): void {
  set({ name: sentName(file), file, isGoing: false });
}

/** Marks the offered file as going with the booking. */
export function takePrintFileAlong(): void {
  const offered = $file.get();
  if (offered) set({ ...offered, isGoing: true });
}

export function dropPrintFile(): void {
  set(null);
}

/** Drops a file that the visitor did not send. */
export function dropOffer(): void {
  if (!$file.get()?.isGoing) set(null);
}

/** Restores the name of a file that was to go with the draft's booking, and drops one whose draft was deleted. */
export function restorePrintFile(): void {
  const name = browserStore.read(FILE_KEY);
  if (name === known) return;
  known = name;
  $file.set(name === null ? null : { name, file: null, isGoing: true });
}

function set(file: PrintFile | null): void {
  $file.set(file);
  if (file?.isGoing) browserStore.keep(FILE_KEY, file.name);
  else browserStore.drop(FILE_KEY);
  // Reads back, since storage may be full or blocked
  known = browserStore.read(FILE_KEY);
}

/** Returns a file's name as the server takes it: with a known ending, not too long. */
function sentName({ name }: File): string {
  const [, base = 'logo', end = '.pdf'] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const short = `${base.slice(0, MAX_FILE_NAME - end.length)}${end}`;
  return PRINT_FILE_NAME.test(short) ? short : 'logo.pdf';
}

/** Holds the file for the confirmed booking when the visitor leaves the step by booking. */
export function holdPrintFile(): void {
  const going = $file.get();
  const booking = confirmedBooking.load();
  if (!booking || !going?.isGoing) return;
  holdFile({ booking: booking.id, name: going.name, file: going.file });
  dropPrintFile();
}

export function holdFile(file: HeldFile): void {
  held = file;
  tabStore.keep(ALONG_FILE_KEY, JSON.stringify({ booking: file.booking, name: file.name }));
}

/** Returns the file still to be sent with a booking; null if there is none. */
export function heldFileOf(id: string): HeldFile | null {
  if (held) return held.booking === id ? held : null;
  const { booking, name } = recordIn(tabStore.read(ALONG_FILE_KEY) ?? '');
  return booking === id && typeof name === 'string' ? { booking: id, name, file: null } : null;
}

export function dropHeldFile(): void {
  held = null;
  tabStore.drop(ALONG_FILE_KEY);
}

/** Returns a file's content in base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
