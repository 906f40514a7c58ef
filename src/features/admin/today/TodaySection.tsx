import { limit, orderBy, where } from 'firebase/firestore';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import {
  FEW_HOURS,
  hasFewHoursLeft,
  type OpenHours,
  openHoursText,
} from '../../../domain/booking/open-hours.ts';
import { DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { DEALS, type Deal } from '../../../domain/records/deals.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { calendarMoment } from '../availability/use-calendar.ts';
import { AdminCard, cardHash } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { useNow, useToday } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import type { Deals } from '../customers/deals/use-deals.ts';
import { usePlaceSetting } from '../meetings/meeting-place/use-place-setting.ts';
import { OwnerTag, useShownUpcoming, WhoseSwitch } from '../meetings/team/WhoseSwitch.tsx';
import type { Meetings } from '../meetings/use-meetings.ts';
import { CalendarNotices, SettingsNotice } from './CalendarNotices.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LeftOutCard } from './LeftOutCard.tsx';
import { MeetingRow } from './MeetingRow.tsx';
import { NextMeetingCard } from './NextMeetingCard.tsx';
import { CustomerName, ToDoCard } from './ToDoCard.tsx';
import { UnsentMailsCard } from './UnsentMailsCard.tsx';

/** Returns the meetings that are not over, in order. */
function meetingsAhead(upcoming: readonly Stored<Booking>[], now: Date): Stored<Booking>[] {
  return upcoming.filter(({ status, ends_at }) => status === 'confirmed' && ends_at.toDate() > now);
}

/** The newest customers in state 'new'. */
const NEWEST = queryOf(
  DEALS,
  where('state', '==', 'new' satisfies Deal['state']),
  where('is_archived', '==', false),
  orderBy('created_at', 'desc'),
  limit(3),
);

function WaitingCard() {
  const list = useLiveList(NEWEST, DEALS, null);
  return (
    <AdminCard
      title="Waiting for an Answer"
      action={
        <ButtonLink variant="secondary" size="sm" href="#customers">
          All customers
        </ButtonLink>
      }
    >
      <ListBody list={list} emptyText="No one is waiting for an answer." noun="customers">
        <ul className="divide-y divide-line">
          {list.records.map((deal) => (
            <li key={deal.id} className="relative py-2.5 text-[0.9375rem]">
              <h3 className="font-semibold text-brand">
                <CustomerName deal={deal} />
              </h3>
              <p className="text-muted">
                {DEAL_SOURCES[deal.source]} · {calendarMoment(deal.created_at.toDate())}
              </p>
            </li>
          ))}
        </ul>
      </ListBody>
    </AdminCard>
  );
}

/** Live data that several sections share. */
export interface SectionProps {
  meetings: Meetings;
  deals: Deals;
  /** Hours that visitors can still book; null while loading. */
  openHours: OpenHours | null;
}

/** '#today': the working day at a glance. */
export function TodaySection({ meetings, deals, openHours }: SectionProps) {
  const { upcoming } = meetings;
  const now = useNow();
  const place = usePlaceSetting();
  const [setting] = place.records;
  const [next] = meetingsAhead(upcoming.records, now);
  return (
    <>
      <FirstSteps
        meetings={meetings}
        otherwise={
          place.status === 'ready' &&
          !setting && (
            <SettingsNotice
              title="Meeting Place"
              text="Visitors are not told where to meet yet."
              link="Choose a place."
              href={cardHash('settings', 'Where We Meet')}
            />
          )
        }
      />
      <ToDoCard list={deals.toDo} />
      <UnsentMailsCard />
      <LeftOutCard />
      <CalendarNotices meetings={meetings} />
      <NextMeetingCard list={upcoming} meeting={next} setting={setting} />
      <div className="grid min-w-0 gap-6">
        <SoonCard meetings={meetings} next={next} />
        {openHours && <OpenHoursCard left={openHours} />}
        <WaitingCard />
      </div>
    </>
  );
}

/** 'Open Hours': how long the bookable hours will last. */
function OpenHoursCard({ left }: { left: OpenHours }) {
  const isFew = hasFewHoursLeft(left);
  return (
    <AdminCard
      title="Open Hours"
      tone={isFew ? 'warning' : 'plain'}
      action={
        <ButtonLink variant="secondary" size="sm" href="#availability">
          Open more hours
        </ButtonLink>
      }
    >
      <p className="text-2xl font-semibold tracking-tight">{openHoursText(left)}</p>
      {isFew && (
        <p className="mt-1 text-[0.9375rem] text-warning">
          Visitors have few times to choose from. Offer at least {FEW_HOURS.hours} hours over {FEW_HOURS.days}{' '}
          days.
        </p>
      )}
    </AdminCard>
  );
}

/** 'Today and Tomorrow' (in the company's zone): the administrator's meetings after the next one, or everyone's other ones. */
function SoonCard({ meetings, next }: { meetings: Meetings; next: Stored<Booking> | undefined }) {
  const now = useNow();
  const list = useShownUpcoming(meetings);
  const tomorrow = addDays(useToday(), 1);
  const soon = meetingsAhead(list.records, now).filter(({ id, date }) => id !== next?.id && date <= tomorrow);
  return (
    <AdminCard title="Today and Tomorrow" count={soon.length || undefined} action={<WhoseSwitch />}>
      <ListBody
        list={{ ...list, records: soon }}
        emptyText="No other meetings today or tomorrow."
        noun="meetings"
      >
        <ScrollArea label="Other meetings today and tomorrow">
          <ul className="divide-y divide-line">
            {soon.map((meeting) => (
              <MeetingRow key={meeting.id} meeting={meeting}>
                <OwnerTag owner={meeting.admin_id} />
              </MeetingRow>
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
    </AdminCard>
  );
}
