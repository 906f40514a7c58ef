const PLACES: readonly (readonly [service: string, path: string])[] = [
  ['Google', 'Settings of the calendar, Integrate calendar, Secret address in iCal format.'],
  ['Outlook', 'Settings, Calendar, Shared calendars, Publish a calendar, ICS link.'],
  ['iCloud', 'Share Calendar next to its name, Public Calendar, Copy Link.'],
  ['Nextcloud', 'Edit the calendar, Share link, Copy subscription link.'],
  ['Fastmail', 'Settings, Calendars, Edit & Share, the public address with all details.'],
];

/** Directions to the calendar's private address in each service. */
export function CalendarPlaces() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {PLACES.map(([service, path]) => (
        <div key={service} className="contents">
          <dt className="font-medium">{service}</dt>
          <dd className="min-w-0 wrap-anywhere text-muted">{path}</dd>
        </div>
      ))}
    </dl>
  );
}
