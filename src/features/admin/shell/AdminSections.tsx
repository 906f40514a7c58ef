import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import type { AdminUser } from '../kit/admin-user.ts';
import { $place } from '../place/current-place.ts';
import { SECTION_NAMES, type Section } from '../place/place.ts';
import { CardsLoading } from './AdminLoading.tsx';
import { keepPanel } from './keep-panel.ts';
import { arrivalsIn } from './panel-arrivals.ts';
import { sectionCounts } from './panel-counts.ts';
import { SectionTabs } from './SectionTabs.tsx';
import { SECTION_PARTS } from './section-parts.ts';
import { useArrivals } from './use-arrivals.ts';
import { useSectionProps } from './use-section-props.ts';

const FindVisitors = preloadable(() =>
  import('../find/FindVisitors.tsx').then((module) => module.FindVisitors),
);

/** Sections with the visitor search. */
const WITH_SEARCH: readonly Section[] = ['bookings', 'leads'];

/** The panel's sections, one at a time, and the ways between them; each keeps itself up to date. */
export function AdminSections({ admin }: { admin: AdminUser }) {
  const { section } = useStore($place);
  const props = useSectionProps(admin);
  const { meetings, leads, now } = props;
  const arrivals = useMemo(
    () => arrivalsIn(meetings.upcoming.records, leads.records, now),
    [meetings.upcoming.records, leads.records, now],
  );
  useArrivals(arrivals, meetings.upcoming.status === 'ready' && leads.status === 'ready');
  useEffect(() => void keepPanel(), []);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    // The initial section takes no focus
    if (shown.current === section) return;
    shown.current = section;
    body.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [section]);
  const Part = SECTION_PARTS[section];
  return (
    <>
      <SectionTabs
        current={section}
        counts={sectionCounts(props)}
        onApproach={(approached) => SECTION_PARTS[approached].preload()}
      />
      <section
        key={section}
        ref={body}
        aria-label={`${SECTION_NAMES[section]} section`}
        tabIndex={-1}
        className="container-page pt-6 pb-28 outline-none md:pb-20"
      >
        {WITH_SEARCH.includes(section) && (
          <div className="mb-6">
            <PartBoundary fallback={<Skeleton className="h-18" />}>
              <FindVisitors admin={admin} />
            </PartBoundary>
          </div>
        )}
        <PartBoundary fallback={<CardsLoading />}>
          <Part {...props} />
        </PartBoundary>
      </section>
    </>
  );
}
