import * as z from 'zod/mini';
import { TextField } from '../../../components/TextField.tsx';
import { DEFAULT_RULES } from '../../../config/meetings.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { MEETING_RULES, type MeetingRules } from '../../../domain/records/meeting-rules.ts';
import { type SectionProps, useAdmin } from '../kit/panel-context.ts';
import { SettingCard } from './SettingCard.tsx';
import { SettingForm } from './SettingForm.tsx';

const texts = adminMessages.meetingRules;

/** The rules as typed. */
type RulesForm = Record<keyof MeetingRules, string>;

const FIELDS: readonly { name: keyof MeetingRules; label: string; hint?: string }[] = [
  { name: 'buffer_before', label: 'Minutes free before a meeting' },
  { name: 'buffer_after', label: 'Minutes free after a meeting' },
  { name: 'notice_hours', label: 'Hours of notice', hint: 'From booking to the meeting, at least.' },
  { name: 'horizon_days', label: 'Days ahead', hint: 'How far ahead visitors can book.' },
  { name: 'meetings_a_day', label: 'Meetings a day, at most', hint: 'Leave empty for any number.' },
];

function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

const rulesFormSchema = z.pipe(
  z.transform((form: RulesForm) => ({
    buffer_before: numberIn(form.buffer_before),
    buffer_after: numberIn(form.buffer_after),
    meetings_a_day: numberIn(form.meetings_a_day),
    notice_hours: numberIn(form.notice_hours),
    horizon_days: numberIn(form.horizon_days),
  })),
  z.omit(MEETING_RULES.schema, { admin_id: true }),
);

function formOf(rules: MeetingRules | null): RulesForm {
  const { buffer_before, buffer_after, meetings_a_day, notice_hours, horizon_days } = rules ?? DEFAULT_RULES;
  return {
    buffer_before: String(buffer_before),
    buffer_after: String(buffer_after),
    meetings_a_day: meetings_a_day === null ? '' : String(meetings_a_day),
    notice_hours: String(notice_hours),
    horizon_days: String(horizon_days),
  };
}

/** 'When Visitors Can Book': buffers, notice, horizon and meetings a day of this administrator's hours. */
export function RulesCard({ meetings: { rules } }: Pick<SectionProps, 'meetings'>) {
  const { uid } = useAdmin();
  return (
    <SettingCard title="When Visitors Can Book" about={texts.about} list={rules} noun="rules">
      <SettingForm
        setting={{ record: MEETING_RULES, id: uid }}
        stored={rules.records[0]}
        formOf={formOf}
        schema={rulesFormSchema}
        inWords={rulesText}
        texts={texts}
        saveLabel="Save rules"
      >
        {({ register, formState: { errors } }) => (
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
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
    </SettingCard>
  );
}

function rulesText({ buffer_before, buffer_after, meetings_a_day, ...rules }: MeetingRules): string {
  return [
    `${buffer_before} minutes before and ${buffer_after} after`,
    `${rules.notice_hours} hours of notice`,
    `${rules.horizon_days} days ahead`,
    meetings_a_day === null ? 'any number a day' : `${meetings_a_day} a day`,
  ].join(', ');
}
