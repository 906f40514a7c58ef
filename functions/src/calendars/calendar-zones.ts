/**
 * Resolves time zones in calendars: the runtime's zones, under any name, take precedence over zones that the file
 * defines.
 */
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { findIana } from 'windows-iana';
import { NEW_YORK } from '../../../src/domain/time/slot-labels.ts';
import { canResolveTimeZone } from '../../../src/domain/time/time-zones.ts';

/** A component of jCal (RFC 7265): name, properties, components. */
export type JCal = [name: string, properties: JCalProperty[], components: JCal[]];
type JCalProperty = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];

/** ical.js only knows zones that a file defines. */
class RuntimeZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const time = DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: this.tzid });
    return time.offset * 60;
  }
}

/**
 * Gives every local time of a calendar a zone. Times without a known zone get the calendar's zone, or New York's if the
 * calendar names none.
 * @returns the calendar's zone
 */
export function assignZones([, properties, components]: JCal): string {
  const [, , , named] = properties.find(([name]) => name === 'x-wr-timezone') ?? [];
  const own = runtimeZone(String(named ?? '')) ?? NEW_YORK;
  const described = new Set(components.filter(isHarmless).map(tzidOf));
  for (const component of components.filter(([name]) => name !== 'vtimezone')) {
    for (const [, parameters, type, ...values] of component[1]) {
      if (type !== 'date-time' || values.every((value) => String(value).endsWith('Z'))) continue;
      const tzid = String(parameters['tzid'] ?? '');
      const zone = runtimeZone(tzid) ?? (described.has(tzid) ? null : own);
      parameters['tzid'] = zone ?? tzid;
      if (zone) register(zone);
    }
  }
  const kept = components.filter(
    (component) => component[0] !== 'vtimezone' || (isHarmless(component) && !runtimeZone(tzidOf(component))),
  );
  components.splice(0, components.length, ...kept);
  return own;
}

function register(zone: string): void {
  if (!ICAL.TimezoneService.has(zone)) ICAL.TimezoneService.register(new RuntimeZone({ tzid: zone }), zone);
}

/** Returns the IANA name of 'Europe/Berlin', '/mozilla.org/20050126_1/Europe/Berlin' or 'W. Europe Standard Time'. */
function runtimeZone(tzid: string): string | undefined {
  const parts = tzid.split('/');
  const names = [tzid, parts.slice(-3).join('/'), parts.slice(-2).join('/'), findIana(tzid)[0] ?? ''];
  return names.find((name) => name !== '' && canResolveTimeZone(name));
}

function tzidOf([, properties]: JCal): string {
  return String(properties.find(([name]) => name === 'tzid')?.[3] ?? '');
}

const RULE_PARTS = ['freq', 'until', 'count', 'interval', 'wkst', 'bymonth', 'byday', 'bymonthday'];

/** True if the zone's rules repeat yearly; others may be built to exhaust us. */
function isHarmless([name, , periods]: JCal): boolean {
  const rules = periods.flatMap(([, properties]) => properties.filter(([property]) => property === 'rrule'));
  return (
    name === 'vtimezone' &&
    rules.every(([, , , value]) => {
      const rule = (value ?? {}) as Record<string, unknown>;
      return rule['freq'] === 'YEARLY' && Object.keys(rule).every((part) => RULE_PARTS.includes(part));
    })
  );
}
