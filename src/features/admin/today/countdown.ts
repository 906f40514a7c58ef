import { durationText } from '../kit/duration-text.ts';

/** How long until a meeting begins, in words: 'in 25 min', 'in 3 h 10 min', 'in 4 days', or 'now' until it ends. */
export function countdown(startsAt: Date, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / 60_000);
  return minutes <= 0 ? 'now' : `in ${durationText(minutes)}`;
}
