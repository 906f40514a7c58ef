import { type Component, firstLine, firstText } from './calendar-parts.ts';
import { clockText, timeIn, timeOf, Unclear } from './calendar-times.ts';
import { datesOf, textOf } from './content-lines.ts';
import { expandRule } from './recurrence-rule.ts';
import { type ClockChange, describedZone, type Zone } from './zones.ts';

const OFFSET = /^([+-])(\d\d):?(\d\d)(?:\d\d)?$/;

/** A zone with all its changes since 1900 has about 250. */
const MAX_OBSERVANCES = 300;

/**
 * Returns the zone that a VTIMEZONE describes up to an instant.
 * @throws Unclear if a part of it makes no sense
 */
export function zoneOfComponent(name: string, { parts }: Component, until: number): Zone {
  if (parts.length > MAX_OBSERVANCES) throw new Unclear('It is too complex.');
  const changes = parts.flatMap((observance) => changesOf(observance, until));
  if (changes.length === 0) throw new Unclear('It describes no zone.');
  return describedZone(
    name,
    changes.sort((one, other) => one.at - other.at),
  );
}

function changesOf(observance: Component, until: number): ClockChange[] {
  const [from, to] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => offsetOf(firstText(observance, name)));
  const start = timeIn(firstLine(observance, 'DTSTART'));
  if (!start || from === undefined || to === undefined) throw new Unclear('It lacks a date.');
  const clocks = [
    start.clock,
    ...(observance.lines.get('RDATE') ?? []).flatMap((line) =>
      datesOf(line).map((text) => timeOf(text, line).clock),
    ),
    ...(observance.lines.get('RRULE') ?? []).flatMap((line) =>
      expandRule(yearlyRule(textOf(line)), {
        start: start.clock,
        isDay: false,
        from: start.clock,
        until,
        untilOf: (text) => {
          const end = timeOf(text, '');
          return clockText(end.isUtc ? end.clock + from : end.clock);
        },
      }),
    ),
  ];
  return clocks.map((clock) => ({ at: clock - from, from, to }));
}

/**
 * Returns a zone's rule. The hour comes from DTSTART: Lotus Notes repeats it as BYHOUR and BYMINUTE. Clocks change
 * yearly; other rules may be built to exhaust us.
 */
function yearlyRule(text: string): string {
  if (!/(?:^|;)FREQ=YEARLY(?:;|$)/i.test(text)) throw new Unclear('Its rule is not yearly.');
  return text.replace(/(^|;)BY(?:HOUR|MINUTE|SECOND)=[^;]*/gi, '$1');
}

/** Returns an offset such as '-0500' in milliseconds. */
function offsetOf(text: string): number | undefined {
  const match = OFFSET.exec(text);
  if (!match) return undefined;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
}
