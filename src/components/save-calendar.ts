import { saveFile } from '../lib/save-file.ts';
import { PART_MISSING } from './part-missing.ts';
import { toast } from './toast-store.ts';

/** Saves a calendar file. If `make`, which loads the generator, fails, this is logged; a toast says `instead`. */
export async function saveCalendar(
  name: string,
  make: () => Promise<string>,
  instead: string = PART_MISSING.text,
): Promise<void> {
  try {
    saveFile(name, await make(), 'text/calendar;charset=utf-8');
  } catch (error) {
    console.error('Error creating the calendar file', error);
    toast({ variant: 'destructive', title: 'The calendar file could not be created', description: instead });
  }
}
