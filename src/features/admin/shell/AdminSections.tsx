import { useStore } from '@nanostores/react';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { type Preloadable, preloadable } from '../../../components/preloadable.tsx';
import { useTickingClock } from '../../../components/use-ticking-clock.ts';
import { hoursFree } from '../../../domain/booking/meeting-rules.ts';
import { hasFewHoursLeft, openHours, openHoursText } from '../../../domain/booking/open-hours.ts';
import { todayInNewYork } from '../../../domain/booking/slots.ts';
import { type AdminUser, PanelContext } from '../controls/panel-context.ts';
import { useDeals } from '../customers/deals/use-deals.ts';
import { isAhead } from '../meetings/booking-changes/booking-state.ts';
import { TeamProvider } from '../meetings/team/team-context.tsx';
import { useMeetings } from '../meetings/use-meetings.ts';
import { $place, goTo } from '../place/current-place.ts';
import { SECTION_NAMES, type Section } from '../place/place.ts';
import type { SectionProps } from '../today/TodaySection.tsx';
import { CardsLoading } from './AdminLoading.tsx';
import { InBar } from './InBar.tsx';
import { type SectionCount, SectionTabs } from './SectionTabs.tsx';
import { newEntriesIn, useArrivals } from './use-arrivals.ts';

/** Content of each section, in a chunk per section. */
const SECTION_PARTS: Readonly<Record<Section, Preloadable<SectionProps>>> = {
  today: preloadable(() => import('../today/TodaySection.tsx').then((module) => module.TodaySection)),
  bookings: preloadable(() =>
    import('../meetings/BookingsSection.tsx').then((module) => module.BookingsSection),
  ),
  customers: preloadable(() =>
    import('../customers/CustomersSection.tsx').then((module) => module.CustomersSection),
  ),
  availability: preloadable(() =>
    import('../availability/AvailabilitySection.tsx').then((module) => module.AvailabilitySection),
  ),
  content: preloadable(() => import('../content/ContentSection.tsx').then((module) => module.ContentSection)),
  numbers: preloadable(() => import('../numbers/NumbersSection.tsx').then((module) => module.NumbersSection)),
  settings: preloadable(() =>
    import('../settings/SettingsSection.tsx').then((module) => module.SettingsSection),
  ),
};

/** The panel's navigation and its current section. */
export function AdminSections({ admin }: { admin: AdminUser }) {
  const { section, params } = useStore($place);
  const now = useTickingClock();
  const context = useMemo(() => ({ admin, now }), [admin, now]);
  const props = useSectionProps(admin, now);
  const { upcoming } = props.meetings;
  const { latest } = props.deals;
  const arrivals = useMemo(
    () => newEntriesIn(admin, upcoming.records, latest.records),
    [admin, upcoming.records, latest.records],
  );
  useArrivals(arrivals, upcoming.status === 'ready' && latest.status === 'ready');
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  const isSearch = useRef(false);
  isSearch.current = params['search'] !== undefined;
  useEffect(() => {
    // The initial section does not take the focus
    if (shown.current === section) return;
    shown.current = section;
    // The search field has it
    if (!isSearch.current) body.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [section]);
  const Part = SECTION_PARTS[section];
  return (
    <PanelContext value={context}>
      <TeamProvider>
        <InBar place="panel-sections">
          <SectionTabs
            current={section}
            counts={sectionCounts(props, now)}
            onApproach={(approached) => SECTION_PARTS[approached].preload()}
          />
          <FindButton onApproach={SECTION_PARTS.customers.preload} />
        </InBar>
        <section
          key={section}
          ref={body}
          aria-label={`${SECTION_NAMES[section]} section`}
          // With -1, a Headless UI menu that closes would return the focus to its button, since it only leaves the focus
          // on what it takes for focusable (https://github.com/tailwindlabs/headlessui/pull/1782)
          tabIndex={-2}
          className="container-page pt-4 pb-22 outline-none md:pt-6 md:pb-20"
        >
          <PartBoundary fallback={<CardsLoading />}>
            {/* Cards in one column, or two on wide screens */}
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              <Part {...props} />
            </div>
          </PartBoundary>
        </section>
      </TeamProvider>
    </PanelContext>
  );
}

/** Returns the sections' badges, where already known. */
function sectionCounts(
  { meetings: { upcoming }, deals: { toDo }, openHours: left }: SectionProps,
  now: Date,
): Partial<Record<Section, SectionCount>> {
  const ahead = upcoming.records.filter((meeting) => isAhead(meeting, now)).length;
  const due = toDo.records.length;
  return {
    ...((upcoming.status === 'ready' || ahead > 0) && {
      bookings: { count: ahead, text: `${ahead} upcoming` },
    }),
    customers: { count: due, text: `${due} to do`, isUrgent: due > 0 },
    // No badge while there are enough open hours
    ...(left &&
      hasFewHoursLeft(left) && {
        availability: { count: left.hours, text: openHoursText(left), isUrgent: true },
      }),
  };
}

/** Loads the live data that several sections share. */
export function useSectionProps({ uid }: AdminUser, now: Date): SectionProps {
  const today = todayInNewYork(now);
  const meetings = useMeetings(uid, today);
  const { ownRules: rules, busy, offered, claims } = meetings;
  const isKnown = offered.status === 'ready' && claims.status === 'ready';
  const left = useMemo(
    () =>
      isKnown
        ? openHours(offered.records, hoursFree(uid, { rules, now, claims: claims.records, busy }), now)
        : null,
    [isKnown, uid, rules, now, claims.records, busy, offered.records],
  );
  return { meetings, deals: useDeals(today), openHours: left };
}

function FindButton({ onApproach }: { onApproach: () => void }) {
  return (
    <button
      type="button"
      title="Find a customer"
      className="focus-ring ml-auto flex h-10 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-mist transition-colors hover:text-white pointer-coarse:h-11 xl:border xl:border-haze xl:px-3"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => goTo('customers', { search: 'yes' })}
    >
      <Search aria-hidden="true" className="size-5 xl:size-4" />
      <span className="max-xl:sr-only">Find a customer</span>
    </button>
  );
}
