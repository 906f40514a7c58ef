import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { PlaceOptions } from '../../../../components/PlaceOptions.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { SHOWS, type ShowFields } from '../../../../domain/records/shows.ts';
import { DEFAULT_SHOWS } from '../../../../domain/show/default-shows.ts';
import { MONTHS } from '../../../../domain/show/months.ts';
import { COST_KINDS } from '../../../../domain/show/show-costs.ts';
import { isOver, nextEdition, showDatesText } from '../../../../domain/show/show-dates.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { useAdmin, useToday } from '../../controls/panel-context.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { contentMessages } from '../content-messages.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { type RecordForm, useRecordForm } from '../editor/use-record-form.ts';
import { ActiveSwitch } from '../list/ActiveSwitch.tsx';
import type { RowContent } from '../list/RecordRow.tsx';
import { RecordsCard } from '../list/RecordsCard.tsx';
import { type LiveShow, missingInShow, type ShowForm, showKind } from './show-kind.ts';

const texts = contentMessages.shows;

/** The shows that visitors choose from, in their order. */
export function ShowsCard() {
  const today = useToday();
  return (
    <RecordsCard
      kind={showKind}
      title="Trade Shows"
      noun="shows"
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

/** 'Add Show' or 'Edit Show'. */
function ShowDialog({ editing, onClose }: KindDialogProps<ShowFields, ShowForm>) {
  const editor = useRecordForm({ kind: showKind, editing, onClose });
  const { field, isNew } = editor;
  return (
    <RecordDialog
      editor={editor}
      title={isNew ? 'Add Show' : 'Edit Show'}
      submitLabel={isNew ? 'Save Show' : 'Update Show'}
    >
      <TextField
        label="Name"
        required
        hint="Without the year, so that it serves every edition."
        {...field('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label="City" required autoComplete="off" {...field('city')} />
        <Select label="State" required autoComplete="off" {...field('state')}>
          <option value="">Choose a state</option>
          <PlaceOptions />
        </Select>
      </div>
      <TextField label="Venue" autoComplete="off" {...field('venue')} />
      <div className="grid items-end gap-5 sm:grid-cols-3 sm:gap-4">
        <TextField label="First Day" type="date" {...field('first_day')} />
        <TextField label="Last Day" type="date" {...field('last_day')} />
        <Select label="Usual Month" hint="Shown without dates." {...field('month')}>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {month || 'None'}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        {...field('website')}
      />
      <CostFields field={field} isWrong={editor.form.formState.errors.costs !== undefined} />
      <CheckboxField label="Active (visible to customers)" {...editor.form.register('is_active')} />
    </RecordDialog>
  );
}

interface CostFieldsProps {
  field: RecordForm<ShowFields, ShowForm>['field'];
  /** True while a field has a message, which must be seen. */
  isWrong: boolean;
}

const NEEDED = 'Needed with any amount.';

/**
 * Fields for third-party charges at the show, with their source, folded at first. Visitors see them as an estimate below
 * the price, never included in it.
 */
function CostFields({ field, isWrong }: CostFieldsProps) {
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
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
            <TextField label={`${name} per ${per}, from`} {...amount} {...field(`costs.${kind}_low`)} />
            <TextField label={`${name} per ${per}, to`} {...amount} {...field(`costs.${kind}_high`)} />
          </div>
        ))}
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField
            label="Source"
            hint={NEEDED}
            placeholder="e.g., exhibitor manual of the show"
            autoComplete="off"
            {...field('costs.source')}
          />
          <TextField label="Date of the Source" hint={NEEDED} type="date" {...field('costs.as_of')} />
        </div>
      </div>
    </details>
  );
}
