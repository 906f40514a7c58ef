import { useMemo } from 'react';
import { todayInNewYork } from '../../domain/slots.ts';
import { AvailabilityCard } from './availability/AvailabilityCard.tsx';
import { BookingsCard } from './bookings/BookingsCard.tsx';
import { DesignsCard } from './designs/DesignsCard.tsx';
import { ExtrasCard } from './extras/ExtrasCard.tsx';
import { LogoCard } from './logo/LogoCard.tsx';
import { UnsentMailsCard } from './mail/UnsentMailsCard.tsx';
import { ContactMessagesCard } from './messages/ContactMessagesCard.tsx';
import { CustomRequestsCard } from './messages/CustomRequestsCard.tsx';
import { ProjectsCard } from './projects/ProjectsCard.tsx';
import { OpenQuotesCard } from './quotes/OpenQuotesCard.tsx';
import { ScheduleCard } from './schedule/ScheduleCard.tsx';
import { scheduleDays } from './schedule/schedule-days.ts';
import type { AdminUser } from './session/admin-user.ts';
import { useMeetings } from './use-meetings.ts';
import { useNow } from './use-now.ts';

/** All cards of the panel; each keeps itself up to date. */
export function AdminCards({ admin }: { admin: AdminUser }) {
  const now = useNow();
  const { availability, claims, upcoming, past } = useMeetings(admin.uid, todayInNewYork(now));
  const days = useMemo(
    () => scheduleDays(availability.records, claims.records, upcoming.records),
    [availability.records, claims.records, upcoming.records],
  );
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <UnsentMailsCard now={now} />
      <LogoCard admin={admin} />
      <AvailabilityCard admin={admin} availability={availability.records} now={now} />
      <div className="grid min-w-0 gap-6">
        <ScheduleCard list={availability} days={days} now={now} />
        <ProjectsCard admin={admin} />
      </div>
      <BookingsCard admin={admin} upcoming={upcoming} past={past} now={now} />
      <ContactMessagesCard />
      <CustomRequestsCard />
      <OpenQuotesCard />
      <ExtrasCard admin={admin} />
      <DesignsCard admin={admin} />
    </div>
  );
}
