/** The versions of an event in a calendar, by its UID: the series, and its occurrences that were changed. */
import { type CalendarEvent, eventOf, instantsAt, onClockOf, sequenceOf } from './calendar-event.ts';
import { type Component, firstLine, firstText } from './calendar-parts.ts';
import { type ClockTime, timeIn, Unclear } from './calendar-times.ts';
import { parameterOf, textOf } from './content-lines.ts';
import { type Exception, type Occurrence, occurrencesOf, type Span } from './series.ts';
import type { UnreadEvents } from './unread-events.ts';
import type { CalendarZones } from './zone-names.ts';

export interface Attendance {
  /** Addresses of the calendar's owner, in lower case. */
  readonly owner: readonly string[];
  /** True if invitations that the owner has not answered count as busy. */
  readonly countsUnanswered: boolean;
}

/** A version of an event, or of one of its occurrences. */
export interface Version {
  readonly component: Component;
  readonly sequence: number;
  readonly isCanceled: boolean;
  readonly isBusy: boolean;
  /** Null if its dates make no sense. */
  readonly event: CalendarEvent | null;
  /** True if it is one occurrence of an event. */
  readonly isChange: boolean;
  /** Start of the occurrence that it replaces; null if that makes no sense, or for the event itself. */
  readonly id: ClockTime | null;
}

/**
 * Reads a version of an event. What makes no sense is added to `unread`, unless the event is free anyway.
 * @param method METHOD of the calendar
 */
export function versionOf(
  component: Component,
  { zones, method, attendance }: { zones: CalendarZones; method: string; attendance: Attendance },
  unread: UnreadEvents,
): Version {
  const isCanceled = method.toUpperCase() === 'CANCEL' || /^CANCEL+ED$/i.test(firstText(component, 'STATUS'));
  const isBusy = !isCanceled && isAttended(component, attendance);
  const read = <Value>(value: () => Value): Value | null => {
    try {
      return value();
    } catch (error) {
      if (isBusy) unread.add(component, reasonOf(error));
      return null;
    }
  };
  const event = read(() => eventOf(component, zones));
  const id = read(() => timeIn(firstLine(component, 'RECURRENCE-ID')) ?? null);
  if (isBusy && !component.isWhole) unread.add(component, 'It has no end in the file.');
  const isChange = firstLine(component, 'RECURRENCE-ID') !== undefined;
  return { component, sequence: sequenceOf(component), isCanceled, isBusy, event, isChange, id };
}

/** True if the event takes its owner's time: it is neither marked as free, nor declined or unanswered. */
function isAttended(event: Component, { owner, countsUnanswered }: Attendance): boolean {
  const isFree =
    /^TRANSPARENT$/i.test(firstText(event, 'TRANSP')) ||
    /^FREE$/i.test(firstText(event, 'X-MICROSOFT-CDO-BUSYSTATUS'));
  if (isFree) return false;
  const organizer = addressesIn(event, 'ORGANIZER').flatMap(({ addresses }) => addresses);
  const isInvited = organizer.length > 0 && !organizer.some((address) => owner.includes(address));
  const answers = addressesIn(event, 'ATTENDEE')
    .filter(({ addresses }) => addresses.some((address) => owner.includes(address)))
    .map(({ line }) => parameterOf(line, 'PARTSTAT').toUpperCase());
  return (
    answers.length === 0 ||
    answers.some(
      (answer) => answer !== 'DECLINED' && (answer !== 'NEEDS-ACTION' || countsUnanswered || !isInvited),
    )
  );
}

/** Returns the addresses in lines of a name: the value, and EMAIL, next to which Apple writes `urn:uuid:`. */
function addressesIn({ lines }: Component, name: string) {
  return (lines.get(name) ?? []).map((line) => ({
    line,
    addresses: [textOf(line).replace(/^mailto:/i, ''), parameterOf(line, 'EMAIL')]
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  }));
}

/**
 * Returns the busy occurrences of an event around a span, each once. Changes that are older than a cancellation of the
 * whole event are canceled with it.
 */
export function occurrencesIn(versions: readonly Version[], span: Span, unread: UnreadEvents): Occurrence[] {
  const events = versions.filter(({ isChange }) => !isChange);
  const canceled = events.find(({ isCanceled }) => isCanceled)?.sequence ?? 0;
  const current = versions.filter(({ isChange, sequence }) => isChange && sequence >= canceled);
  const changes = newestChanges(current, events[0]?.event ?? null);
  const exceptions = changes.flatMap((change) => exceptionOf(change) ?? []);
  const repeated = events.flatMap(({ component, event, isBusy }) => {
    if (!event || !isBusy) return [];
    try {
      return occurrencesOf(event, exceptions, span, (reason) => unread.add(component, reason));
    } catch (error) {
      unread.add(component, reasonOf(error));
      return [];
    }
  });
  const isRepeated = events.some(({ event, isBusy }) => event && isBusy);
  const single = changes
    .filter(({ id }) => !(isRepeated && id))
    .flatMap(({ event, isBusy }) => (event && isBusy ? instantsAt(event) : []));
  const found = [...repeated, ...single];
  return [...new Map(found.map((each) => [`${each.from}/${each.until}`, each])).values()];
}

function exceptionOf({ component, sequence, id, event, isBusy }: Version): Exception | null {
  const range = parameterOf(firstLine(component, 'RECURRENCE-ID') ?? '', 'RANGE');
  const isFromHere = range.toUpperCase() === 'THISANDFUTURE';
  return id && { id, sequence, isFromHere, event: isBusy ? event : null };
}

function newestChanges(changes: readonly Version[], series: CalendarEvent | null): Version[] {
  const keys = changes.map(({ id }) => (id && series ? onClockOf(series, id) : (id?.clock ?? 0)));
  const newest = new Map<number, number>();
  changes.forEach(({ sequence }, index) => {
    const key = keys[index] ?? 0;
    newest.set(key, Math.max(newest.get(key) ?? 0, sequence));
  });
  return changes.filter(({ sequence }, index) => sequence === newest.get(keys[index] ?? 0));
}

function reasonOf(error: unknown): string {
  return error instanceof Unclear ? error.message : 'It could not be read.';
}
