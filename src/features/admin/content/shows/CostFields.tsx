import { TextField } from '../../../../components/TextField.tsx';
import type { ShowFields } from '../../../../domain/records/shows.ts';
import { COST_KINDS } from '../../../../domain/show-costs.ts';
import type { RecordForm } from '../editor/use-record-form.ts';
import type { ShowForm } from './show-kind.ts';

export interface CostFieldsProps {
  field: RecordForm<ShowFields, ShowForm>['field'];
}

/** What others charge at the show, with the source. Visitors see an estimate beside the price, never in it. */
export function CostFields({ field }: CostFieldsProps) {
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
