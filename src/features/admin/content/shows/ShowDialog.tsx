import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { Select } from '../../../../components/Select.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { MONTHS, type ShowFields } from '../../../../domain/records/shows.ts';
import { US_STATES } from '../../../../domain/us-states.ts';
import { type KindDialogProps, RecordDialog } from '../editor/RecordDialog.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { CostFields } from './CostFields.tsx';
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
