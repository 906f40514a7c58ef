/** Shows that are over or open soon. They are quoted like any other, with a note. */
import type { TradeShow } from '../records/shows.ts';
import { COMPANY_ZONE } from '../time/slot-labels.ts';
import { type Days, daysUntil, isOver, showDatesText } from './show-dates.ts';

/** `rush`: it opens before a booth is usually ready, or is open now. `next-edition`: it is over. */
export const SHOW_TIMINGS = ['rush', 'next-edition'] as const;
export type ShowTiming = (typeof SHOW_TIMINGS)[number];

/** Texts about the time of a show, for the site and all mails. */
export const timingTexts: Readonly<Record<ShowTiming, { readonly label: string; readonly text: string }>> = {
  rush: { label: 'Rush', text: 'We confirm by phone whether we can still build this' },
  'next-edition': { label: 'Next edition', text: 'This edition is over. The quote is for the next one' },
};

/** Returns the calendar day, 'yyyy-MM-dd', in the company's time zone. */
export function companyDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: COMPANY_ZONE }).format(now);
}

/** Returns what is special about the time of a show, by the company's calendar; null if nothing, or without dates. */
export function timingOf(show: Days, leadDays: number, now: Date): ShowTiming | null {
  const today = companyDay(now);
  if (isOver(show, today)) return 'next-edition';
  const days = daysUntil(show, today);
  return days !== null && days < leadDays ? 'rush' : null;
}

/** Returns what visitors read about the time of a listed show; null if there is nothing to say. */
export function timingNote(
  show: Days & Pick<TradeShow, 'name'>,
  leadDays: number,
  now: Date,
): { readonly timing: ShowTiming; readonly text: string } | null {
  const timing = timingOf(show, leadDays, now);
  if (timing === null) return null;
  const text =
    timing === 'rush'
      ? 'Rush: we confirm by phone whether we can still build this'
      : `${show.name} is over (${showDatesText(show)}). Your quote is for the next edition: go on, and we'll confirm its dates with you.`;
  return { timing, text };
}
