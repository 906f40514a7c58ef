import {
  BookOpen,
  CalendarCheck,
  CalendarClock,
  ChartColumn,
  type LucideIcon,
  SunMedium,
  Users,
} from 'lucide-react';
import { classNames } from '../../../components/class-names.ts';
import { SECTION_NAMES, type Section, TABS, type Tab } from '../place/place.ts';

export interface SectionCount {
  readonly count: number;
  /** The count in words for screen readers, such as '3 upcoming'. */
  readonly text: string;
  /** True if the count needs action; shown even if zero. */
  readonly isUrgent?: boolean;
}

const ICONS: Record<Tab, LucideIcon> = {
  today: SunMedium,
  bookings: CalendarCheck,
  customers: Users,
  availability: CalendarClock,
  content: BookOpen,
  numbers: ChartColumn,
};

/** Links to the sections: in the bar, below 1,024 px in its second row, on phones at the bottom, within the thumb's reach. */
export function SectionTabs(props: {
  current: Section;
  counts: Readonly<Partial<Record<Section, SectionCount>>>;
  /** Called when a visit to the section is likely, to preload it. */
  onApproach: (section: Section) => void;
}) {
  const { current, counts, onApproach } = props;
  return (
    <nav
      aria-label="Sections"
      className="max-md:fixed md:max-lg:order-last md:max-lg:w-full max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-white max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="flex">
        {TABS.map((section) => {
          const Icon = ICONS[section];
          const count = counts[section];
          return (
            <li key={section} className="min-w-0 flex-1 md:flex-none">
              <a
                href={`#${section}`}
                aria-current={section === current ? 'page' : undefined}
                onPointerEnter={() => onApproach(section)}
                onFocus={() => onApproach(section)}
                className={classNames(
                  'focus-ring relative flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] font-medium',
                  'md:flex-row md:gap-2 md:px-2 md:text-[0.9375rem] lg:px-3 forced-colors:aria-[current]:underline',
                  'max-md:text-muted max-md:aria-[current]:text-brand-strong max-md:aria-[current]:shadow-[inset_0_2px_0_var(--color-brand)]',
                  'md:text-mist md:hover:text-white md:aria-[current]:text-white md:aria-[current]:shadow-[inset_0_-3px_0_var(--color-sky)]',
                )}
              >
                <Icon aria-hidden="true" className="size-5 md:hidden" />
                {SECTION_NAMES[section]}
                {count && (count.count > 0 || count.isUrgent) && (
                  <span
                    className={classNames(
                      'absolute top-1 left-1/2 ml-1.5 min-w-5 rounded-full px-1 text-center text-[0.6875rem] leading-5 tabular-nums md:static md:ml-0 md:px-1.5 md:text-xs md:leading-5',
                      count.isUrgent
                        ? 'bg-danger text-white'
                        : 'bg-surface-strong text-ink md:bg-navy-700 md:text-white',
                    )}
                  >
                    <span aria-hidden="true">{count.count > 999 ? '999+' : count.count}</span>
                    <span className="sr-only">, {count.text}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
