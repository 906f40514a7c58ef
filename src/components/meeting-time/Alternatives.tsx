import type { AlternativeSlot } from '../../domain/schemas/refusal-answer.ts';
import { formatDay, formatSlotTime } from '../../domain/time/format-time.ts';
import { workingHoursFirst } from '../../domain/time/working-hours.ts';
import type { ChosenSlot } from '../../domain/wizard/draft.ts';
import { slotOfAlternative } from './meeting-choice.ts';

/** The nearest free slots as buttons, with their day and time in `zone`; those in its working hours first. */
export function Alternatives(props: {
  alternatives: readonly AlternativeSlot[];
  zone: string;
  onChoose: (slot: ChosenSlot) => void;
}) {
  const { alternatives, zone, onChoose } = props;
  if (alternatives.length === 0) return <p className="text-muted">Please choose another date above.</p>;
  return (
    <>
      <p className="text-sm text-muted">The nearest available times:</p>
      <ul className="grid gap-2.5 lg:grid-cols-3">
        {workingHoursFirst(alternatives, ({ starts_at }) => starts_at, zone).map((alternative) => {
          const start = new Date(alternative.starts_at);
          return (
            <li key={alternative.starts_at} className="grid">
              <button
                type="button"
                onClick={() => onChoose(slotOfAlternative(alternative))}
                className="focus-ring min-h-11 rounded-control border border-line-strong bg-white px-4 py-2.5 text-left transition-colors enabled-hover:border-brand enabled-hover:bg-brand-soft motion-reduce:transition-none"
              >
                <span className="block font-semibold tabular-nums">{formatSlotTime(start, zone)}</span>{' '}
                <span className="block text-sm text-muted">{formatDay(start, zone)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
