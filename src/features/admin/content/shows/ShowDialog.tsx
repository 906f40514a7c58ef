import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { MONTHS, type ShowFields } from '../../../../domain/records/shows.ts';
import { COST_KINDS } from '../../../../domain/show-costs.ts';
import { US_STATES } from '../../../../domain/us-states.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { type RecordForm, useRecordForm } from '../editor/use-record-form.ts';
import { type ShowForm, showKind } from './show-kind.ts';

/** 'Add Show' or 'Edit Show'. */
export function ShowDialog({ editing, onClose }: KindDialogProps<ShowFields, ShowForm>) {
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
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <TextField label="Venue" autoComplete="off" {...field('venue')} />
      <div className="grid gap-5 sm:grid-cols-3 sm:gap-4">
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
      <CostFields field={field} />
      <CheckboxField label="Active (visible to customers)" {...editor.form.register('is_active')} />
    </RecordDialog>
  );
}

interface CostFieldsProps {
  field: RecordForm<ShowFields, ShowForm>['field'];
}

/** Others' charges at the show, with the source. Visitors see an estimate below the price, never in it. */
function CostFields({ field }: CostFieldsProps) {
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 font-semibold text-ink">Costs at the Show</legend>
      <p className="text-[0.9375rem] text-muted">
        What the venue and its contractors charge exhibitors, in US dollars. Visitors see an estimate from it
        under the price. Leave empty what is not charged.
      </p>
      {COST_KINDS.map(({ kind, name, per }) => (
        <div key={kind} className="grid grid-cols-2 gap-4">
          <TextField label={`${name} per ${per}, from`} {...amount} {...field(`costs.${kind}_low`)} />
          <TextField label={`${name} per ${per}, to`} {...amount} {...field(`costs.${kind}_high`)} />
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Source"
          placeholder="e.g., exhibitor manual of the show"
          autoComplete="off"
          {...field('costs.source')}
        />
        <TextField label="Date of the Source" type="date" {...field('costs.as_of')} />
      </div>
    </fieldset>
  );
}
