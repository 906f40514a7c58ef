import type { ConnectCalendar } from '../../../domain/schemas/calendar.ts';

type Kind = ConnectCalendar['kind'];

const PLACES: Record<Kind, readonly (readonly [service: string, path: string])[]> = {
  ical: [
    ['Google', 'Settings of the calendar, Integrate calendar, Secret address in iCal format.'],
    ['Outlook', 'Settings, Calendar, Shared calendars, Publish a calendar, ICS link.'],
    ['Apple', 'Share Calendar next to its name, Public Calendar, Copy Link.'],
    ['Nextcloud', 'Edit the calendar, Share link, Copy subscription link.'],
  ],
  caldav: [
    ['Nextcloud', 'The address of your Nextcloud. App password: Settings, Security.'],
    ['Apple', 'https://caldav.icloud.com. App password: account.apple.com, Sign-In and Security.'],
    ['Google, Outlook', 'No app passwords: use the private address.'],
    ['Others', 'Any address of the server: we find your calendars.'],
  ],
};

/** Directions to the calendar's URL in each service. */
export function CalendarPlaces({ kind }: { kind: Kind }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {PLACES[kind].map(([service, path]) => (
        <div key={service} className="contents">
          <dt className="font-medium">{service}</dt>
          <dd className="min-w-0 wrap-anywhere text-muted">{path}</dd>
        </div>
      ))}
    </dl>
  );
}
