import { CalendarX2, WifiOff } from 'lucide-react';
import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { brand, mailtoUrl } from '../../config/brand.ts';
import { formatDay, shortSlot } from '../../domain/time/format-time.ts';
import type { ZonedDay } from '../../domain/time/zoned-days.ts';
import type { ChosenMeeting, ChosenSlot } from '../../domain/wizard/draft.ts';
import { Button } from '../Button.tsx';
import { CONTACT_LINK } from '../ContactLinks.tsx';
import { cardClass } from '../card-class.ts';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton.tsx';
import { MeetingCalendar } from './MeetingCalendar.tsx';
import { suggestedSlots, timesOnAnyDay } from './meeting-choice.ts';
import { TimeSlots, TimesBeforeDate } from './TimeSlots.tsx';
import { TimeZonePicker } from './TimeZonePicker.tsx';
import type { Availability } from './use-availability.ts';

export interface DateAndTimeProps {
  availability: Availability;
  /** Offered slots by day, in the meeting's zone. */
  days: readonly ZonedDay[];
  meeting: ChosenMeeting;
  onZone: (zone: string) => void;
  onDay: (day: string) => void;
  onSlot: (slot: ChosenSlot) => void;
  /** Called when a time is pressed before a date is chosen. */
  onTimeBeforeDate: () => void;
  /** Another way than one of the times. */
  otherwise?: ReactNode;
  /** Headings that are focused when their part is next. */
  dateRef: Ref<HTMLHeadingElement>;
  timeRef: Ref<HTMLHeadingElement>;
}

/** The next free times, the calendar, the times of a day, and their time zone, if there are any times. */
export function DateAndTime(props: DateAndTimeProps) {
  const { availability, days, meeting, onZone } = props;
  return (
    <div className={cardClass({ className: '@container' })}>
      <Offer {...props} />
      {(availability.status !== 'ready' || days.length > 0) && (
        <div className="border-t border-line p-5 sm:p-6">
          <TimeZonePicker zone={meeting.timeZone} onChange={onZone} />
        </div>
      )}
    </div>
  );
}

const COLUMNS = 'grid @[38rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]';
const DATE_COLUMN = 'p-5 sm:p-6';
const TIME_COLUMN = 'border-t border-line p-5 sm:p-6 @[38rem]:border-t-0 @[38rem]:border-l';
const HEADING = 'scroll-mt-6 font-semibold tracking-tight outline-none';

function Offer(props: DateAndTimeProps) {
  const { availability, days } = props;
  if (availability.status === 'loading') return <LoadingOffer />;
  if (availability.status === 'failed') {
    return (
      <Message icon={<WifiOff className="size-5" />} title="The available times could not be loaded">
        <p className="text-muted">Please check your connection. Everything you have chosen so far is safe.</p>
        <Button variant="secondary" onClick={() => void availability.refresh()}>
          Try again
        </Button>
        {props.otherwise}
      </Message>
    );
  }
  if (days.length === 0) {
    return (
      <Message icon={<CalendarX2 className="size-5" />} title="No meeting times are open right now">
        {props.otherwise ?? (
          <p className="text-muted">
            Email us at{' '}
            <a href={mailtoUrl('Kickoff meeting')} className={CONTACT_LINK}>
              {brand.email}
            </a>{' '}
            and we'll find a time together.
          </p>
        )}
      </Message>
    );
  }
  return (
    <>
      <NextAvailable {...props} />
      <CalendarAndTimes {...props} />
    </>
  );
}

/** The next free times, those in the visitor's working hours first; one press chooses both. Nothing if there are none. */
function NextAvailable({ days, meeting, onSlot }: DateAndTimeProps) {
  const headingId = useId();
  const slots = useMemo(() => suggestedSlots(days, meeting.timeZone), [days, meeting.timeZone]);
  if (slots.length === 0) return null;
  return (
    <div className="border-b border-line p-5 sm:p-6">
      <h4 id={headingId} className="mb-3 font-semibold tracking-tight">
        Next available
      </h4>
      <ul aria-labelledby={headingId} className="grid grid-cols-2 gap-2.5 @[32rem]:grid-cols-4">
        {slots.map((slot) => {
          const { day, time } = shortSlot(new Date(slot.startsAt), meeting.timeZone);
          const isSelected = slot.startsAt === meeting.slot?.startsAt;
          return (
            <li key={slot.startsAt} className="grid">
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => onSlot(slot)}
                className={classNames(
                  'focus-ring rounded-control border px-3 py-2 text-left leading-snug transition-colors motion-reduce:transition-none',
                  isSelected
                    ? 'border-brand bg-brand text-white'
                    : 'border-brand-line bg-brand-soft text-brand-strong enabled-hover:border-brand',
                )}
              >
                <span className="block text-sm">
                  {day}
                  <span className="sr-only">,</span>
                </span>{' '}
                <span className="block font-semibold tabular-nums">{time}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CalendarAndTimes(props: DateAndTimeProps) {
  const { availability, days, meeting } = props;
  const chosenDay = days.find(({ day }) => day === meeting.day);
  return (
    <div className={COLUMNS}>
      <div className={DATE_COLUMN}>
        <h4 ref={props.dateRef} tabIndex={-1} className={`${HEADING} mb-4`}>
          Select a date
        </h4>
        <MeetingCalendar
          days={days}
          zone={meeting.timeZone}
          now={availability.now}
          selected={meeting.day}
          onSelect={props.onDay}
        />
      </div>
      <div className={TIME_COLUMN}>
        <h4 ref={props.timeRef} tabIndex={-1} className={`${HEADING} mb-2`}>
          {meeting.day ? formatDay(meeting.day) : 'Select a time'}
        </h4>
        {meeting.day ? (
          <TimeSlots
            day={chosenDay ?? { day: meeting.day, slots: [] }}
            selected={meeting.slot?.startsAt ?? null}
            onSelect={props.onSlot}
          />
        ) : (
          <TimesBeforeDate labels={timesOnAnyDay(days, meeting.timeZone)} onPress={props.onTimeBeforeDate} />
        )}
      </div>
    </div>
  );
}

function LoadingOffer() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading available times...
      </p>
      <div className="border-b border-line p-5 sm:p-6">
        <Skeleton className="mb-3 h-6 w-32" />
        <Skeleton className="h-31 @[32rem]:h-15" />
      </div>
      <div className={COLUMNS}>
        <div className={DATE_COLUMN}>
          <Skeleton className="mb-4 h-6 w-28" />
          <Skeleton className="h-94" />
        </div>
        <div className={TIME_COLUMN}>
          <Skeleton className="mb-4 h-6 w-28" />
          <div className="grid grid-cols-2 gap-2.5">
            {Array.from({ length: 8 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static list
              <Skeleton key={index} className="h-11" />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function Message({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-72 flex-col items-center justify-center gap-3 p-8 text-center" role="status">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-full bg-surface-strong text-muted"
      >
        {icon}
      </span>
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
