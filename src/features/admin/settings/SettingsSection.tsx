import { CalendarCard } from './CalendarCard.tsx';
import { HostCard } from './HostCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';

/** '#settings': how meetings are held. */
export function SettingsSection() {
  return (
    <>
      <PlaceCard />
      <HostCard />
      <CalendarCard />
    </>
  );
}
