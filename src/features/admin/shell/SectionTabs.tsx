import {
  BookOpen,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  Inbox,
  type LucideIcon,
  Settings,
  SunMedium,
} from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import { SECTION_NAMES, SECTIONS, type Section } from '../place/place.ts';

/** Badge of a section's tab: a count and its noun. */
export interface SectionCount {
  readonly count: number;
  /** In words, for those who do not see where it stands: '3 meetings to come'. */
  readonly text: string;
  /** True if it needs action; then it shows even a zero. */
  readonly isUrgent?: boolean;
}

export interface SectionTabsProps {
  current: Section;
  counts: Readonly<Partial<Record<Section, SectionCount>>>;
  /** Somebody is about to go there. */
  onApproach: (section: Section) => void;
}

const ICONS: Record<Section, LucideIcon> = {
  today: SunMedium,
  bookings: CalendarCheck,
  leads: Inbox,
  availability: CalendarClock,
  content: BookOpen,
  numbers: ChartColumn,
  settings: Settings,
};

/** The ways to the panel's sections: a bar that stays at the top, on phones at the bottom under the thumb. */
export function SectionTabs({ current, counts, onApproach }: SectionTabsProps) {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:bottom-auto md:border-t-0 md:border-b md:pb-0"
    >
      <ul className="mx-auto flex md:container-page md:gap-1">
        {SECTIONS.map((section) => (
          <li key={section} className="min-w-0 flex-1 md:flex-none">
            <SectionLink
              section={section}
              isCurrent={section === current}
              count={counts[section]}
              onApproach={() => onApproach(section)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionLinkProps {
  section: Section;
  isCurrent: boolean;
  count: SectionCount | undefined;
  onApproach: () => void;
}

function SectionLink({ section, isCurrent, count, onApproach }: SectionLinkProps) {
  const Icon = ICONS[section];
  return (
    <a
      href={`#${section}`}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className={classNames(
        'focus-ring relative flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] font-medium text-muted hover:text-ink',
        'md:min-h-12 md:flex-row md:gap-2 md:px-2 md:text-[0.9375rem] lg:px-3',
        'aria-[current]:text-brand-strong aria-[current]:shadow-[inset_0_2px_0_var(--color-brand)] md:aria-[current]:shadow-[inset_0_-2px_0_var(--color-brand)] forced-colors:aria-[current]:underline',
      )}
    >
      <Icon aria-hidden="true" className="size-5 md:max-lg:hidden lg:size-4" />
      {SECTION_NAMES[section]}
      {count && (count.count > 0 || count.isUrgent) && (
        <span
          className={classNames(
            'absolute top-1 left-1/2 ml-1.5 min-w-5 rounded-full px-1 text-center text-[0.6875rem] leading-5 tabular-nums md:static md:ml-0 md:px-1.5 md:text-xs md:leading-5',
            count.isUrgent ? 'bg-danger text-white' : 'bg-surface-strong text-ink',
          )}
        >
          <span aria-hidden="true">{count.count > 99 ? '99+' : count.count}</span>
          <span className="sr-only">, {count.text}</span>
        </span>
      )}
    </a>
  );
}
