import { CalendarPlus, ExternalLink } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { toast } from '../../../components/toast-store.ts';
import { googleCalendarUrl, type MeetingEvent, outlookCalendarUrl } from '../../../domain/calendar.ts';

/** The meeting as a file for any calendar, and as links that open Google Calendar or Outlook with it. */
export function AddToCalendar({ event }: { event: MeetingEvent }) {
  async function download() {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      save(calendarFile(event), 'kickoff-meeting.ics');
    } catch (error) {
      console.error('Error making the calendar file', error);
      toast({
        variant: 'destructive',
        title: 'The calendar file could not be made',
        description: 'Please use one of the other calendar links.',
      });
    }
  }
  return (
    <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:flex-wrap sm:justify-center">
      <Button onClick={() => void download()}>
        <CalendarPlus aria-hidden="true" className="size-4.5" />
        Add to calendar
      </Button>
      <CalendarLink href={googleCalendarUrl(event)} name="Google Calendar" />
      <CalendarLink href={outlookCalendarUrl(event)} name="Outlook" />
    </div>
  );
}

function CalendarLink({ href, name }: { href: string; name: string }) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener" variant="secondary">
      {name}
      <ExternalLink aria-hidden="true" className="size-4 text-muted" />
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonLink>
  );
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address a moment after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
