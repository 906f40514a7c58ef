import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { type Preloadable, preloadable } from '../../../components/preloadable.tsx';
import { useTickingClock } from '../../../components/use-ticking-clock.ts';
import { hasFewHoursLeft, openHoursText } from '../../../domain/booking/open-hours.ts';
import { todayInNewYork } from '../../../domain/booking/slots.ts';
import { useOpenHours } from '../kit/meeting-hours/use-open-hours.ts';
import type { AdminUser } from '../kit/panel-context.ts';
import { PanelContext, type SectionProps } from '../kit/panel-context.ts';
import { TeamProvider } from '../kit/team/team-context.tsx';
import { useMeetings } from '../kit/use-meetings.ts';
import { useWaitingLeads } from '../kit/use-waiting-leads.ts';
import { $place, useOpened } from '../place/current-place.ts';
import { SECTION_NAMES, type Section } from '../place/place.ts';
import { CardsLoading } from './AdminLoading.tsx';
import { FindButton } from './FindButton.tsx';
import { InBar } from './InBar.tsx';
import { type SectionCount, SectionTabs } from './SectionTabs.tsx';
import { useAheadCount } from './use-ahead-count.ts';
import { newEntriesIn, useArrivals, useNewBookings } from './use-arrivals.ts';

const FindVisitors = preloadable(() =>
  import('../find/FindVisitors.tsx').then((module) => module.FindVisitors),
);

/** Content of each section, in a chunk per section. */
const SECTION_PARTS: Readonly<Record<Section, Preloadable<SectionProps>>> = {
  today: preloadable(() => import('../today/TodaySection.tsx').then((module) => module.TodaySection)),
  bookings: preloadable(() =>
    import('../bookings/BookingsSection.tsx').then((module) => module.BookingsSection),
  ),
  leads: preloadable(() => import('../leads/LeadsSection.tsx').then((module) => module.LeadsSection)),
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
  const { section } = useStore($place);
  const now = useTickingClock();
  const context = useMemo(() => ({ admin, now }), [admin, now]);
  const props = useSectionProps(admin, now, section);
  const { meetings, leads } = props;
  const booked = useNewBookings(admin.uid);
  const arrivals = useMemo(
    () => newEntriesIn(admin, booked.records, leads.records),
    [admin, booked.records, leads.records],
  );
  useArrivals(arrivals, booked.status === 'ready' && leads.status === 'ready');
  const ahead = useAheadCount(admin.uid, now, meetings.upcoming, booked.records.length);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    // The initial section does not take the focus
    if (shown.current === section) return;
    shown.current = section;
    body.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [section]);
  const search = useOpened('search');
  const { open } = search;
  const openSearch = useCallback(() => open('yes'), [open]);
  const Part = SECTION_PARTS[section];
  return (
    <PanelContext value={context}>
      <TeamProvider>
        <InBar place="panel-sections">
          <SectionTabs
            current={section}
            counts={sectionCounts(props, ahead)}
            onApproach={(approached) => SECTION_PARTS[approached].preload()}
          />
          <FindButton onOpen={openSearch} onApproach={FindVisitors.preload} />
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
          {search.value && (
            <PartBoundary fallback={null}>
              <FindVisitors onClose={search.close} />
            </PartBoundary>
          )}
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

/**
 * Returns the sections' badges, where already known.
 * @param ahead number of upcoming meetings
 */
function sectionCounts(
  { leads, openHours }: SectionProps,
  ahead: number | null,
): Partial<Record<Section, SectionCount>> {
  return {
    ...(ahead !== null && { bookings: { count: ahead, text: `${ahead} upcoming` } }),
    leads: {
      count: leads.count,
      text: `${leads.count} waiting for an answer`,
      isUrgent: leads.count > 0,
    },
    // No badge while there are enough open hours
    ...(openHours &&
      hasFewHoursLeft(openHours) && {
        availability: { count: openHours.hours, text: openHoursText(openHours), isUrgent: true },
      }),
  };
}

/** Sections that list upcoming meetings. */
const LISTING: readonly Section[] = ['today', 'bookings', 'availability'];

/** Loads the live data that several sections share; the upcoming meetings once a section lists them. */
export function useSectionProps(admin: AdminUser, now: Date, section: Section): SectionProps {
  const meetings = useMeetings(admin.uid, todayInNewYork(now), LISTING.includes(section));
  const leads = useWaitingLeads();
  return { meetings, leads, openHours: useOpenHours({ adminId: admin.uid, now, ...meetings }) };
}
