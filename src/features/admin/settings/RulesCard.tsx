import { MEETING_RULES } from '../../../domain/records/meeting-rules.ts';
import { type Look, RecordField } from '../controls/fields/Fields.tsx';
import { recordForm } from '../controls/fields/record-form.ts';
import { DEPLOYED_RULES, type Meetings } from '../meetings/use-meetings.ts';
import { SettingForm } from './SettingForm.tsx';

const RULES = recordForm(MEETING_RULES);

const LOOKS: Readonly<Record<string, Look>> = {
  notice_hours: { hint: 'From booking to the meeting, at least.' },
  horizon_days: { hint: 'How far ahead visitors can book.' },
  meetings_a_day: { hint: 'Leave empty for any number.' },
};

/** 'When Visitors Can Book': buffers, notice, horizon and daily maximum for this administrator's hours. */
export function RulesCard({ meetings: { rules } }: { meetings: Meetings }) {
  return (
    <SettingForm
      title="When Visitors Can Book"
      about="For your own open hours. You can book and move meetings at any time yourself."
      noun="rules"
      list={rules}
      record={MEETING_RULES}
      formOf={(stored) => RULES.formOf(stored ?? DEPLOYED_RULES)}
      schema={RULES.formSchema}
      saveLabel="Save rules"
    >
      {(form) => (
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          {RULES.edited.map((name) => (
            <RecordField key={name} of={RULES} editor={{ form }} name={name} look={LOOKS[name]} />
          ))}
        </div>
      )}
    </SettingForm>
  );
}
