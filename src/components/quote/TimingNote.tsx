import { CalendarClock } from 'lucide-react';
import type { QuoteRules } from '../../domain/quote/quote-rules.ts';
import type { TradeShow } from '../../domain/records/shows.ts';
import { timingNote } from '../../domain/show/show-timing.ts';
import { cardClass } from '../card-class.ts';
import { classNames } from '../class-names.ts';

/** Note about a show that is over or opens soon; renders nothing for any other. */
export function TimingNote(props: {
  showId: string | undefined;
  shows: readonly TradeShow[];
  rules: QuoteRules;
  /** True within a card, which needs no box. */
  isPlain?: boolean;
}) {
  const { showId, shows, rules, isPlain = false } = props;
  const show = shows.find(({ id }) => id === showId);
  const note = show && timingNote(show, rules.lead_days, new Date());
  if (!note) return null;
  const isRush = note.timing === 'rush';
  return (
    <p
      className={classNames(
        'flex items-start gap-2.5 font-medium',
        isRush ? 'text-warning' : 'text-brand-strong',
        isPlain
          ? 'mt-2'
          : cardClass({ tone: isRush ? 'warning' : 'brand', className: 'break-inside-avoid p-4 sm:px-5' }),
      )}
    >
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{note.text}</span>
    </p>
  );
}
