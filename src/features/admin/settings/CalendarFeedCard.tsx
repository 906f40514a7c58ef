import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../../../components/Notice.tsx';
import { toast } from '../../../components/toast-store.ts';
import { CALENDAR_FEEDS, type CalendarFeed } from '../../../domain/records/calendar-feeds.ts';
import { calendarFeedSchema } from '../../../domain/schemas/calendar.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { adminPost, postFor } from '../../../lib/admin-api.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import { FactList } from '../kit/FactList.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useOwnRecord } from '../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { AskButton } from './AskButton.tsx';
import { SettingCard } from './SettingCard.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.calendarFeed;

/** 'Your Meetings in Your Calendar': creates and revokes the URL of this administrator's calendar feed. */
export function CalendarFeedCard() {
  const { uid } = useAdmin();
  const list = useOwnRecord(CALENDAR_FEEDS, uid);
  return (
    <SettingCard title="Your Meetings in Your Calendar" about={texts.about} list={list} noun="calendar link">
      <FeedControls stored={list.records[0] ?? null} />
    </SettingCard>
  );
}

function FeedControls({ stored }: { stored: Live<CalendarFeed> | null }) {
  const [url, setUrl] = useState<string | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const createRef = useRef<HTMLButtonElement>(null);

  function show(newUrl: string | null) {
    flushSync(() => setUrl(newUrl));
    moveToMiddle(newUrl ? noticeRef.current : createRef.current);
  }
  return (
    <div className="flex flex-col gap-5">
      {url ? (
        <Notice ref={noticeRef} tone="brand" title={texts.shownOnce}>
          <FactList facts={[{ term: 'Address', text: url, copied: 'calendar link', isLong: true }]} />
          <p className="text-muted">{texts.shownOnceText}</p>
          <FactList
            facts={Object.entries(texts.howTo).map(([term, text]) => ({ term, text, isLong: true }))}
          />
        </Notice>
      ) : (
        <p className="text-muted">
          {stored ? texts.created(formatDay(stored.created_at.toDate())) : texts.none}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <AskButton
          ref={createRef}
          variant={stored ? 'secondary' : 'primary'}
          label={stored ? 'Create a new link' : 'Create calendar link'}
          asks={stored !== null}
          title="Replace your calendar link?"
          description="The current link stops working: calendars that use it no longer show your meetings until you give them the new one."
          work={() => postFor(calendarFeedSchema, 'calendar-feed')}
          failure={texts.createFailed}
          onDone={(feed) => show(feed.url)}
        />
        {stored && (
          <AskButton
            label="Revoke link"
            title="Revoke your calendar link?"
            description="Calendars that use it no longer show your meetings. You can create a new link at any time."
            work={() => adminPost('calendar-feed/revoke')}
            failure={texts.revokeFailed}
            onDone={() => {
              show(null);
              toast({ title: texts.revoked, variant: 'success' });
            }}
          />
        )}
      </div>
    </div>
  );
}
