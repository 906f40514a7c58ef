import { type Preloadable, preloadable } from '../../../components/preloadable.tsx';
import type { SectionProps } from '../kit/panel-context.ts';
import type { Section } from '../place/place.ts';

/** Content of each section, each a chunk of its own. */
export const SECTION_PARTS: Readonly<Record<Section, Preloadable<SectionProps>>> = {
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
