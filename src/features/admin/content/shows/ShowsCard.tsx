import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { CalendarPlus } from 'lucide-react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { DEFAULT_SHOWS } from '../../../../domain/default-shows.ts';
import { SHOWS, type ShowFields } from '../../../../domain/records/shows.ts';
import { isOver, nextEdition, showDatesText } from '../../../../domain/show-dates.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { useAdmin, useToday } from '../../kit/panel-context.ts';
import { WorkButton } from '../../kit/WorkButton.tsx';
import { ActiveSwitch } from '../list/ActiveSwitch.tsx';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { ShowDialog } from './ShowDialog.tsx';
import { type LiveShow, missingInShow, showKind } from './show-kind.ts';

const texts = contentMessages.shows;

/** The shows that visitors choose from, in their order. */
export function ShowsCard() {
  const today = useToday();
  return (
    <RecordsCard
      kind={showKind}
      title="Trade Shows"
      noun="shows"
      emptyText={texts.none}
      whenEmpty={<KeepShows />}
      order="sort_order"
      Dialog={ShowDialog}
      className="lg:col-span-2"
      row={(show, editWith) => rowOf(show, today, editWith)}
    />
  );
}

/** Stores the built-in shows: a first show of their own would replace them all. */
function KeepShows() {
  const { uid } = useAdmin();
  async function keep() {
    const batch = writeBatch(db);
    for (const { id, ...show } of DEFAULT_SHOWS) {
      const stamps = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
      batch.set(doc(db, SHOWS.name, id), { ...show, admin_id: uid, ...stamps });
    }
    await withinTime(() => batch.commit());
    return { title: texts.kept };
  }
  return (
    <WorkButton variant="primary" work={keep} failure={texts.addFailed}>
      Edit the Built-in Shows
    </WorkButton>
  );
}

function rowOf(show: LiveShow, today: string, editWith: (changes: Partial<ShowFields>) => void): RowContent {
  const wasHeld = isOver(show, today);
  return {
    badges: (
      <>
        <Badge tone={show.is_active ? 'success' : 'neutral'}>{show.is_active ? 'Active' : 'Inactive'}</Badge>
        {wasHeld && <Badge tone="warning">Over</Badge>}
      </>
    ),
    facts: <span className="whitespace-nowrap">{showDatesText(show) ?? (show.month || 'No dates')}</span>,
    description: [show.venue, show.city, show.state].filter(Boolean).join(', '),
    missing: missingInShow(show),
    siteUrl: null,
    control: (
      <>
        {wasHeld && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Plan the next edition of ${show.name}`}
            onClick={() => editWith(nextEdition(show))}
          >
            <CalendarPlus aria-hidden="true" className="size-4" />
            Plan the next edition
          </Button>
        )}
        <ActiveSwitch kind={showKind} record={show} />
      </>
    ),
  };
}
