import { contentLines, nameOf, textOf } from './content-lines.ts';

/** A component of a calendar: the lines that we read, by name, and inside a VTIMEZONE its observances. */
export interface Component {
  readonly lines: Map<string, string[]>;
  readonly parts: Component[];
  /** False if the file ends, or another component begins, before this one ends. */
  isWhole: boolean;
}

export interface CalendarParts {
  /** Lines of the calendar itself. */
  readonly head: Component;
  readonly zones: Component[];
  readonly events: Component[];
  readonly busyLists: Component[];
}

/** The lines that matter. All others may be malformed: descriptions without a fold, notes, alarms. */
const READ = new Set(
  (
    'METHOD X-WR-TIMEZONE TZID TZOFFSETFROM TZOFFSETTO UID SEQUENCE SUMMARY STATUS TRANSP X-MICROSOFT-CDO-BUSYSTATUS ' +
    'ORGANIZER ATTENDEE DTSTART DTEND DURATION X-APPLE-TRAVEL-DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID FREEBUSY'
  ).split(' '),
);

/** Components of a calendar. Those that are not read still end the one before. */
const KINDS = ['VEVENT', 'VTIMEZONE', 'VFREEBUSY', 'VTODO', 'VJOURNAL', 'VAVAILABILITY'];

/**
 * Returns the calendars in a file; none if none of them, nor any part of one, has an end. A component that does not
 * end, or ends twice, costs no other one.
 * @param isNeeded false for an event that can be dropped at once; a private address has seven years of them
 */
export function calendarsIn(file: string, isNeeded: (event: Component) => boolean): CalendarParts[] {
  const calendars: CalendarParts[] = [];
  let calendar: CalendarParts | null = null;
  let kind = '';
  let component = emptyComponent();
  /** Name of the component inside a component, such as VALARM. */
  let inner = '';
  let isCalendar = false;

  const close = (isWhole: boolean) => {
    if (kind && calendar) {
      const closed = { ...component, isWhole };
      if (kind === 'VEVENT' && isNeeded(closed)) calendar.events.push(closed);
      if (kind === 'VTIMEZONE') calendar.zones.push(closed);
      if (kind === 'VFREEBUSY') calendar.busyLists.push(closed);
    }
    kind = inner = '';
  };

  for (const line of contentLines(file)) {
    const name = nameOf(line);
    const named = name === 'BEGIN' || name === 'END' ? textOf(line).toUpperCase() : '';
    if (name === 'BEGIN' && named === 'VCALENDAR') {
      close(false);
      calendar = { head: emptyComponent(), zones: [], events: [], busyLists: [] };
      calendars.push(calendar);
    } else if (name === 'BEGIN' && KINDS.includes(named)) {
      close(false);
      kind = named;
      component = emptyComponent();
    } else if (name === 'BEGIN' && kind) {
      inner = named;
      if (kind === 'VTIMEZONE') component.parts.push(emptyComponent());
    } else if (name === 'END' && (named === kind || named === 'VCALENDAR')) {
      close(named === kind);
      isCalendar ||= calendar !== null;
    } else if (name === 'END') {
      if (named === inner) inner = '';
    } else if (READ.has(name) && calendar && !(inner && kind !== 'VTIMEZONE')) {
      const target = kind ? (inner && component.parts.at(-1)) || component : calendar.head;
      const lines = target.lines.get(name);
      if (lines) lines.push(line);
      else target.lines.set(name, [line]);
    }
  }
  close(false);
  return isCalendar ? calendars : [];
}

function emptyComponent(): Component {
  return { lines: new Map(), parts: [], isWhole: true };
}

export function firstLine({ lines }: Component, name: string): string | undefined {
  return lines.get(name)?.[0];
}

/** Returns the text of a component's first line of this name; empty if there is none. */
export function firstText(component: Component, name: string): string {
  return textOf(firstLine(component, name) ?? '');
}
