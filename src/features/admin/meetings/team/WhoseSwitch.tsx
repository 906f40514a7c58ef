import { Badge } from '../../../../components/Badge.tsx';
import { classNames } from '../../../../components/class-names.ts';
import type { Meetings } from '../use-meetings.ts';
import { useEveryone, useOwnerName, useTeam } from './team-context.tsx';

/** 'Mine' or 'Everyone': whose meetings a list shows. Nothing without a colleague. */
export function WhoseSwitch({ className }: { className?: string }) {
  const { colleagues } = useTeam();
  const [isEveryone, setEveryone] = useEveryone();
  if (colleagues.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in line with the buttons
    <div role="group" aria-label="Whose" className={classNames('flex gap-1.5', className)}>
      {[false, true].map((value) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={value === isEveryone}
          className={classNames(
            'focus-ring min-h-8 rounded-full border px-3 text-sm font-medium transition-colors pointer-coarse:min-h-11',
            value === isEveryone
              ? 'border-brand bg-brand text-white'
              : 'border-line-strong bg-white text-muted hover:text-ink',
          )}
          onClick={() => setEveryone(value)}
        >
          {value ? 'Everyone' : 'Mine'}
        </button>
      ))}
    </div>
  );
}

/** Returns the upcoming meetings that the lists show: the administrator's own, or everyone's. */
export function useShownUpcoming({ upcoming, ofEveryone }: Meetings): Meetings['upcoming'] {
  const [isEveryone] = useEveryone();
  return isEveryone ? ofEveryone : upcoming;
}

/** The administrator whose meeting it is (its `admin_id`), in a list of everyone's. */
export function OwnerTag({ owner }: { owner: string }) {
  const name = useOwnerName()(owner);
  if (!name) return null;
  return (
    <Badge className="max-w-36 self-center">
      <span className="truncate" title={name}>
        {name}
      </span>
    </Badge>
  );
}
