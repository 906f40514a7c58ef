const TITLES = ['Stand-up', 'Design review', 'Call with a client', 'Lunch'];
/** A series since 2012, with exceptions of recent years. */
const SERIES = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=MONTHLY;BYDAY=1TU',
  'FREQ=WEEKLY;COUNT=2000',
];

/**
 * Returns a busy person's calendar as Outlook publishes it: four meetings on each weekday between two days
 * 'yyyy-MM-dd', and series since 2012.
 */
export function sevenYears(first: string, last: string): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:PUBLISH', 'X-WR-TIMEZONE:Europe/Berlin'];
  SERIES.forEach((rule, index) => {
    const start = `2012010${index + 2}T0${index + 5}0000`;
    lines.push(
      ...event(`series-${index}`, start, 'Series', [`RRULE:${rule}`, `EXDATE;${ZONE}:20261201T050000`]),
    );
  });
  for (let day = new Date(first); day <= new Date(last); day = new Date(day.getTime() + 24 * 3_600_000)) {
    const weekday = day.getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    TITLES.forEach((title, index) => {
      const date = day.toISOString().slice(0, 10).replaceAll('-', '');
      lines.push(...event(`${date}-${index}`, `${date}T${10 + index * 2}0000`, title, []));
    });
  }
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}

const ZONE = 'TZID=W. Europe Standard Time';

function event(uid: string, start: string, title: string, further: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:040000008200E00074C5B7101A82E008${uid}`,
    `SUMMARY:${title}`,
    'DESCRIPTION:Please join on your computer or phone. Agenda: what was done\\, wh',
    ' at comes next\\, and questions. Notes are in the shared folder of the team.',
    `DTSTART;${ZONE}:${start}`,
    'DURATION:PT45M',
    ...further,
    'DTSTAMP:20261101T000000Z',
    'SEQUENCE:0',
    'TRANSP:OPAQUE',
    'STATUS:CONFIRMED',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    'END:VEVENT',
  ];
}
