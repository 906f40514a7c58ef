import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { formatDay } from '../../../domain/format-time.ts';
import { CALENDAR_FEEDS, type CalendarFeed } from '../../../domain/records/calendar-feeds.ts';
import { calendarFeedSchema } from '../../../domain/schemas/calendar-feed.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import { answerIn } from '../kit/answer-in.ts';
import { FactList } from '../kit/FactList.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { SettingCard } from './SettingCard.tsx';

const texts = adminMessages.calendarFeed;

/** 'Your Meetings in Your Calendar': makes and revokes the address of this administrator's calendar feed. */
export function CalendarFeedCard() {
  const { uid } = useAdmin();
  const own = useMemo(
    () => query(collection(db, CALENDAR_FEEDS.name), where('admin_id', '==', uid), limit(1)),
    [uid],
  );
  const list = useLiveList(own, CALENDAR_FEEDS, null);
  return (
    <SettingCard title="Your Meetings in Your Calendar" about={texts.about} list={list} noun="calendar link">
      <FeedControls stored={list.records[0] ?? null} />
    </SettingCard>
  );
}

function FeedControls({ stored }: { stored: Live<CalendarFeed> | null }) {
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null);
  const [isCreating, setCreating] = useState(false);
  const noticeRef = useRef<HTMLDivElement>(null);
  const createRef = useRef<HTMLButtonElement>(null);

  /** Closes the question first: it returns the focus, which then moves on. */
  function show(newUrl: string | null) {
    flushSync(() => setAsked(null));
    flushSync(() => setUrl(newUrl));
    moveToMiddle(newUrl ? noticeRef.current : createRef.current);
  }
  async function create() {
    setCreating(true);
    try {
      show(answerIn(await adminPost('calendar-feed'), calendarFeedSchema).url);
    } catch (error) {
      setAsked(null);
      reportFailure(texts.createFailed, error);
    }
    setCreating(false);
  }
  async function revoke() {
    try {
      await adminPost('calendar-feed/revoke');
      show(null);
      toast({ title: texts.revoked, variant: 'success' });
    } catch (error) {
      setAsked(null);
      reportFailure(texts.revokeFailed, error);
    }
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
        <Button
          ref={createRef}
          variant={stored ? 'secondary' : 'primary'}
          loading={isCreating}
          onClick={() => (stored ? setAsked('replace') : void create())}
        >
          {stored ? 'Create a new link' : 'Create calendar link'}
        </Button>
        {stored && (
          <Button variant="secondary" onClick={() => setAsked('revoke')}>
            Revoke link
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'replace'}
        title="Replace your calendar link?"
        description="The present link stops working: calendars that use it no longer show your meetings until you give them the new one."
        confirmLabel="Create a new link"
        onCancel={() => setAsked(null)}
        onConfirm={create}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        title="Revoke your calendar link?"
        description="Calendars that use it no longer show your meetings. You can create a new link at any time."
        confirmLabel="Revoke link"
        onCancel={() => setAsked(null)}
        onConfirm={revoke}
      />
    </div>
  );
}
