import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { PlaceOptions } from '../../../../components/PlaceOptions.tsx';
import { SHOWS, type ShowFields } from '../../../../domain/records/shows.ts';
import { DEFAULT_SHOWS } from '../../../../domain/show/default-shows.ts';
import { COST_KINDS } from '../../../../domain/show/show-costs.ts';
import { isOver, nextEdition, showDatesText } from '../../../../domain/show/show-dates.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { type Look, RecordField } from '../../controls/fields/Fields.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useAdmin, useToday } from '../../controls/panel-context.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { type RecordEditor, useRecordForm } from '../editor/use-record-form.ts';
import { ActiveSwitch } from '../list/ActiveSwitch.tsx';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { missingInShow, showKind } from './show-kind.ts';

export function ShowsCard() {
  const today = useToday();
  return (
    <RecordsCard
      kind={showKind}
      title="Trade Shows"
      whenEmpty={<KeepShows />}
      order="sort_order"
      Dialog={ShowDialog}
      words={({ name, venue, city, state }) => [name, venue, city, state]}
      row={(show, editWith) => rowOf(show, today, editWith)}
    />
  );
}

/** Button that stores the built-in shows. Without it, the first added show would replace them all. */
function KeepShows() {
  const { uid } = useAdmin();
  async function keep() {
    const batch = writeBatch(db);
    for (const { id, ...show } of DEFAULT_SHOWS) {
      const stamps = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
      batch.set(doc(db, SHOWS.name, id), { ...show, admin_id: uid, ...stamps });
    }
    await withinTime(() => batch.commit());
    return { title: 'The built-in shows are now yours to edit' };
  }
  return (
    <WorkButton variant="primary" work={keep} failure={showKind.texts.addFailed}>
      Edit the Built-in Shows
    </WorkButton>
  );
}

function rowOf(
  show: Stored<ShowFields>,
  today: string,
  editWith: (changes: Partial<ShowFields>) => void,
): RowContent {
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

const DAY = { className: 'self-end sm:col-span-2' };

function ShowDialog({ editing, onClose }: KindDialogProps<ShowFields>) {
  const editor = useRecordForm({ kind: showKind, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      looks={{
        name: { hint: 'Without the year, so that it serves every edition.' },
        city: { className: 'sm:col-span-3', autoComplete: 'off' },
        state: {
          className: 'sm:col-span-3',
          autoComplete: 'off',
          placeholder: 'Choose a state',
          options: <PlaceOptions />,
        },
        venue: { autoComplete: 'off' },
        first_day: DAY,
        last_day: DAY,
        month: { ...DAY, hint: 'Shown without dates.', placeholder: 'None' },
        costs: <CostFields editor={editor} />,
      }}
    />
  );
}

const NEEDED = 'Needed with any amount.';

/** Third-party charges at the show and their source, folded at first. Visitors see an estimate below the price. */
function CostFields({ editor }: { editor: RecordEditor<ShowFields> }) {
  /** True while a field has a message, which must be seen. */
  const isWrong = editor.form.formState.errors['costs'] !== undefined;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  const field = (name: string, look: Look) => (
    <RecordField of={showKind} editor={editor} name={`costs.${name}`} look={look} />
  );
  return (
    <details ref={details}>
      <summary className="focus-ring cursor-pointer rounded-sm py-2 font-semibold text-ink">
        Costs at this show
      </summary>
      <div className="flex min-w-0 flex-col gap-4 pt-1">
        <p className="text-[0.9375rem] text-muted">
          What the venue and its contractors charge exhibitors, in US dollars. Visitors see an estimate from
          it under the price. Leave empty what is not charged.
        </p>
        {COST_KINDS.map(({ kind, name, per }) => (
          <div key={kind} className="grid gap-4 sm:grid-cols-2">
            {field(`${kind}_low`, { label: `${name} per ${per}, from` })}
            {field(`${kind}_high`, { label: `${name} per ${per}, to` })}
          </div>
        ))}
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          {field('source', {
            label: 'Source',
            hint: NEEDED,
            placeholder: 'e.g., exhibitor manual of the show',
            autoComplete: 'off',
          })}
          {field('as_of', { label: 'Date of the Source', hint: NEEDED })}
        </div>
      </div>
    </details>
  );
}
