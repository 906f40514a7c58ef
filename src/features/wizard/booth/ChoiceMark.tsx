import { Check } from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';

/** The round mark on a choice's card: a ring, or a check on blue. Decorative, since the radio holds the state. */
export function ChoiceMark({ isChosen, className }: { isChosen: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full border-2 transition-colors motion-reduce:transition-none',
        isChosen ? 'border-brand bg-brand text-white' : 'border-line-strong bg-white',
        className,
      )}
    >
      {isChosen && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  );
}
