import { type Component, firstText } from './calendar-parts.ts';
import { parameterOf, textOf } from './content-lines.ts';

export interface Attendance {
  /** Addresses of the calendar's owner, in lower case. */
  readonly owner: readonly string[];
  /** True if invitations that the owner has not answered count as busy. */
  readonly countsUnanswered: boolean;
}

/** True if the event is canceled, by itself or by the METHOD of its calendar. */
export function isCanceled(event: Component, method: string): boolean {
  return method.toUpperCase() === 'CANCEL' || /^CANCEL+ED$/i.test(firstText(event, 'STATUS'));
}

/** True if the event takes its owner's time: it is neither marked as free, nor declined or unanswered. */
export function isAttended(event: Component, attendance: Attendance): boolean {
  const isFree =
    /^TRANSPARENT$/i.test(firstText(event, 'TRANSP')) ||
    /^FREE$/i.test(firstText(event, 'X-MICROSOFT-CDO-BUSYSTATUS'));
  return !isFree && isAccepted(event, attendance);
}

function isAccepted(event: Component, { owner, countsUnanswered }: Attendance): boolean {
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
