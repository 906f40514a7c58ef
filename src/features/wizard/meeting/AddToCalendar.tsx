import { CalendarPlus, ExternalLink } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { toast } from '../../../components/toast-store.ts';
import {
  googleCalendarUrl,
  type MeetingEvent,
  outlookCalendarUrl,
} from '../../../domain/booking/calendar.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** The meeting as a calendar file, and as links to Google Calendar and Outlook. */
export function AddToCalendar({ event }: { event: MeetingEvent }) {
  async function download() {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      saveFile('kickoff-meeting.ics', calendarFile(event), 'text/calendar;charset=utf-8');
    } catch (error) {
      console.error('Error creating the calendar file', error);
      toast({
        variant: 'destructive',
        title: 'The calendar file could not be created',
        description: 'Please use one of the other calendar links.',
      });
    }
  }
  return (
    <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:flex-wrap sm:justify-center">
      <Button data-main-button onClick={() => void download()}>
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
