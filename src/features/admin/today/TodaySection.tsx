import { limit, orderBy, where } from 'firebase/firestore';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import {
  FEW_HOURS,
  hasFewHoursLeft,
  type OpenHours,
  openHoursText,
} from '../../../domain/booking/open-hours.ts';
import { DEAL_SOURCES } from '../../../domain/deals/sources.ts';
import { toDosOf } from '../../../domain/deals/to-do.ts';
import { DEALS, type Deal } from '../../../domain/records/deals.ts';
import { calendarMoment } from '../availability/use-calendar.ts';
import { AdminCard, cardHash } from '../controls/AdminCard.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import { queryOf, type Stored } from '../controls/live-lists/stored-record.ts';
import { type LiveList, useLiveList } from '../controls/live-lists/use-live-list.ts';
import { useNow, useToday } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { dealMessages } from '../customers/deals/deal-messages.ts';
import { ToDoAction } from '../customers/deals/ToDoAction.tsx';
import type { Deals } from '../customers/deals/use-deals.ts';
import { RowButton } from '../customers/RowContact.tsx';
import { usePlaceSetting } from '../meetings/meeting-place/use-place-setting.ts';
import { useHostName } from '../meetings/team/team-context.tsx';
import type { Meetings } from '../meetings/use-meetings.ts';
import { openIn } from '../place/current-place.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { meetingsAhead, NextMeetingCard, SoonCard } from './MeetingCards.tsx';
import { Notices, SettingsNotice } from './Notices.tsx';

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
      <Notices meetings={meetings} />
      <NextMeetingCard list={upcoming} meeting={next} setting={setting} />
      <div className="grid min-w-0 gap-6">
        <SoonCard meetings={meetings} next={next} />
        {openHours && <OpenHoursCard left={openHours} />}
        <WaitingCard />
      </div>
    </>
  );
}

/** 'To do': what there is to do for customers, the longest due first, each with its press. */
function ToDoCard({ list }: { list: LiveList<Deal> }) {
  const today = useToday();
  const hostName = useHostName();
  const all = list.records
    .flatMap((deal) => toDosOf(deal, today).map((toDo) => ({ deal, toDo })))
    .toSorted((a, b) => a.toDo.day.localeCompare(b.toDo.day));
  return (
    <AdminCard title="To do" count={all.length || undefined} className="lg:col-span-2">
      <ListBody list={{ ...list, records: all }} emptyText={dealMessages.nothingToDo} noun="things to do">
        <ScrollArea label="Things to do" className="max-h-80 sm:max-h-[32rem]">
          <ul aria-label="To do" className="divide-y divide-line">
            {all.map(({ deal, toDo }) => (
              <li
                key={`${deal.id} ${toDo.kind} ${toDo.index}`}
                className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-[0.9375rem]"
              >
                <div className="min-w-0">
                  <CustomerName deal={deal} />
                  <p className={toDo.isLate ? 'wrap-anywhere text-danger' : 'wrap-anywhere text-muted'}>
                    {[toDo.text, hostName(deal.host)].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <span className="relative z-10 flex flex-wrap gap-2">
                  <ToDoAction deal={deal} toDo={toDo} />
                </span>
              </li>
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
    </AdminCard>
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
              <CustomerName deal={deal} />
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

/** A customer's name and company as the button that opens the record and covers the row. */
function CustomerName({ deal: { id, name, company, email, phone } }: { deal: Stored<Deal> }) {
  return (
    <h3 className="font-semibold text-brand">
      <RowButton onOpen={() => openIn('customers', 'customer', id)}>
        {name || email || phone}
        {company && <span className="font-normal text-muted">, {company}</span>}
      </RowButton>
    </h3>
  );
}
