import { useEffect, useState } from 'react';
import { meetingMessages } from '../../domain/messages/meeting.ts';
import { formatOffset, zoneInWords } from '../../domain/time/format-time.ts';
import {
  findTimeZone,
  MAX_TIME_ZONE_MATCHES,
  searchTimeZones,
  type TimeZoneEntry,
  timeZoneEntries,
} from '../../domain/time/time-zones.ts';
import { zonedTime } from '../../domain/time/zoned-time.ts';
import { Combobox } from '../Combobox.tsx';

/** Zones per frame: computing a zone's first offset takes a phone up to 3 ms. */
const ZONES_AT_A_TIME = 8;

/** Loads the zones, and caches their offsets in batches: all at once would block a phone for a second. */
async function loadTimeZones(): Promise<readonly TimeZoneEntry[]> {
  const { rawTimeZones } = await import('./time-zone-data.ts');
  const now = new Date();
  for (let start = 0; start < rawTimeZones.length; start += ZONES_AT_A_TIME) {
    timeZoneEntries(rawTimeZones.slice(start, start + ZONES_AT_A_TIME), now);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return timeZoneEntries(rawTimeZones, now);
}

/** The zone in which times are shown, searchable by city, country or zone name. */
export function TimeZonePicker(props: { zone: string; onChange: (zone: string) => void }) {
  const { zone, onChange } = props;
  const [entries, setEntries] = useState<readonly TimeZoneEntry[] | null>(null);
  // The typed text; null while the field shows the current zone
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    // The visitor's own zone works without the list
    loadTimeZones().then(setEntries, (error) => console.error('Error loading time zones', error));
  }, []);

  if (!entries) {
    return (
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium text-ink">Time zone</p>
        <p className="flex h-12 items-center rounded-control border border-line bg-surface px-3.5 text-muted">
          {zoneText(zone)}
        </p>
        <ZoneNote zone={zone} />
      </div>
    );
  }
  const selected = findTimeZone(entries, zone);
  const shownText = selected?.label ?? zoneText(zone);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that focus has left the field
    <div
      className="flex flex-col gap-1.5"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyped(null);
      }}
    >
      <Combobox<TimeZoneEntry>
        label="Time zone"
        enterKeyHint="done"
        wraps
        placeholder="Search city, country, or zone"
        items={
          typed === null || typed === shownText ? around(entries, selected) : searchTimeZones(entries, typed)
        }
        itemToString={(entry) => entry.label}
        itemToKey={(entry) => entry.name}
        inputValue={typed ?? shownText}
        onInputValueChange={setTyped}
        selectedItem={selected}
        onSelect={(entry) => {
          // Clearing the field keeps the zone until another is picked
          if (!entry) return;
          setTyped(null);
          onChange(entry.name);
        }}
        emptyText={meetingMessages.noTimeZone}
      />
      <ZoneNote zone={zone} />
    </div>
  );
}

function ZoneNote({ zone }: { zone: string }) {
  return (
    <p className="text-[0.9375rem] text-muted">
      Times are shown in <span className="font-medium text-ink">{zoneInWords(zone, new Date())}</span>
    </p>
  );
}

/** Returns the current zone and its neighbors by offset, shown before anything is typed. */
function around(entries: readonly TimeZoneEntry[], selected: TimeZoneEntry | null): readonly TimeZoneEntry[] {
  const index = selected ? entries.indexOf(selected) : 0;
  const start = Math.max(0, Math.min(index - 4, entries.length - MAX_TIME_ZONE_MATCHES));
  return entries.slice(start, start + MAX_TIME_ZONE_MATCHES);
}

function zoneText(zone: string): string {
  return `${zone} (${formatOffset(zonedTime(new Date(), zone).offset)})`;
}
