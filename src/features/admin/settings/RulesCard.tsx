import * as z from 'zod/mini';
import { TextField } from '../../../components/TextField.tsx';
import { MEETING_RULES, type MeetingRules } from '../../../domain/records/meeting-rules.ts';
import { numberIn } from '../../../domain/typed-amount.ts';
import { DEPLOYED_RULES, type Meetings } from '../meetings/use-meetings.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.rules;

/** The rules as typed. */
type RulesForm = Record<keyof MeetingRules, string>;

const FIELDS: readonly { name: keyof MeetingRules; label: string; hint?: string }[] = [
  { name: 'buffer_before', label: 'Minutes free before a meeting' },
  { name: 'buffer_after', label: 'Minutes free after a meeting' },
  { name: 'notice_hours', label: 'Hours of notice', hint: 'From booking to the meeting, at least.' },
  { name: 'horizon_days', label: 'Days ahead', hint: 'How far ahead visitors can book.' },
  { name: 'meetings_a_day', label: 'Meetings a day, at most', hint: 'Leave empty for any number.' },
];

/** Turns the form into numbers. Empty fields become null. */
const rulesFormSchema = z.pipe(
  z.transform((form: RulesForm) =>
    byField((name) => (form[name].trim() === '' ? null : numberIn(form[name]))),
  ),
  z.omit(MEETING_RULES.schema, { admin_id: true }),
);

function formOf(rules: MeetingRules | null): RulesForm {
  return byField((name) => String((rules ?? DEPLOYED_RULES)[name] ?? ''));
}

function byField<Value>(value: (name: keyof MeetingRules) => Value) {
  const values = FIELDS.map(({ name }) => [name, value(name)] as const);
  return Object.fromEntries(values) as Record<keyof MeetingRules, Value>;
}

/** 'When Visitors Can Book': buffers, notice, horizon and daily maximum for this administrator's hours. */
export function RulesCard({ meetings: { rules } }: { meetings: Meetings }) {
  return (
    <SettingForm
      title="When Visitors Can Book"
      noun="rules"
      list={rules}
      record={MEETING_RULES}
      formOf={formOf}
      schema={rulesFormSchema}
      texts={texts}
      saveLabel="Save rules"
    >
      {({ register, formState: { errors } }) => (
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          {FIELDS.map(({ name, ...look }) => (
            <TextField
              key={name}
              {...register(name)}
              {...look}
              error={errors[name]?.message}
              inputMode="numeric"
              autoComplete="off"
              required={name !== 'meetings_a_day'}
            />
          ))}
        </div>
      )}
    </SettingForm>
  );
}
