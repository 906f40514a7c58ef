import { type Preloadable, preloadable } from '../../components/preloadable.tsx';
import type { Section } from './place/place.ts';
import type { SectionProps } from './section-props.ts';

/** What stands in each section, each a chunk of its own. */
export const SECTION_PARTS: Readonly<Record<Section, Preloadable<SectionProps>>> = {
  today: preloadable(() => import('./TodaySection.tsx').then((module) => module.TodaySection)),
  bookings: preloadable(() => import('./BookingsSection.tsx').then((module) => module.BookingsSection)),
  leads: preloadable(() => import('./LeadsSection.tsx').then((module) => module.LeadsSection)),
  availability: preloadable(() =>
    import('./AvailabilitySection.tsx').then((module) => module.AvailabilitySection),
  ),
  content: preloadable(() => import('./ContentSection.tsx').then((module) => module.ContentSection)),
  numbers: preloadable(() => import('./numbers/NumbersSection.tsx').then((module) => module.NumbersSection)),
};
