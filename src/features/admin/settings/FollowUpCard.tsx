import { limit } from 'firebase/firestore';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { boothSizeLabel, STANDARD_SIZES } from '../../../domain/quote/catalogue.ts';
import {
  FOLLOW_UP_ID,
  FOLLOW_UP_SETTINGS,
  type FollowUpSettings,
  MAX_SUBJECT,
  MAX_TEXT,
} from '../../../domain/records/follow-up-settings.ts';
import { DEFAULT_SHOWS } from '../../../domain/show/default-shows.ts';
import { DEFAULT_FOLLOW_UP, fillFollowUp, hasKnownWords } from '../../../domain/visitor/follow-up.ts';
import { queryOf } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.followUp;
const SETTING = queryOf(FOLLOW_UP_SETTINGS, limit(1));
const EXAMPLE = {
  name: 'Vera',
  show: DEFAULT_SHOWS[0]?.name ?? 'the show',
  size: boothSizeLabel(STANDARD_SIZES[0]),
};

type FollowUpEntry = Omit<FollowUpSettings, 'admin_id'>;
type FollowUpForm = Omit<FollowUpEntry, 'days'> & { readonly days: string };

function knownWords(path: 'subject' | 'text') {
  return z.refine<FollowUpEntry>((entry) => hasKnownWords(entry[path]), {
    path: [path],
    error: texts.unknownWord,
  });
}

const followUpFormSchema = z.pipe(
  z.transform((form: FollowUpForm) => ({ ...form, days: Number(form.days || Number.NaN) })),
  z.omit(FOLLOW_UP_SETTINGS.schema, { admin_id: true }).check(knownWords('subject'), knownWords('text')),
);

function formOf(stored: FollowUpSettings | null): FollowUpForm {
  const { is_on, days, subject, text } = stored ?? DEFAULT_FOLLOW_UP;
  return { is_on, days: String(days), subject, text };
}

/**
 * 'Reminder About Quotes': one mail about a quote without a meeting, if the visitor agreed. Off by default.
 */
export function FollowUpCard() {
  const list = useLiveList(SETTING, FOLLOW_UP_SETTINGS, null);
  return (
    <SettingForm
      title="Reminder About Quotes"
      noun="reminder"
      list={list}
      setting={{ record: FOLLOW_UP_SETTINGS, id: FOLLOW_UP_ID }}
      formOf={formOf}
      schema={followUpFormSchema}
      inWords={inWords}
      texts={texts}
      saveLabel="Save reminder"
    >
      {(form) => <FollowUpFields form={form} />}
    </SettingForm>
  );
}

function FollowUpFields({ form }: { form: UseFormReturn<FollowUpForm, unknown, FollowUpEntry> }) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] });
  return (
    <>
      <CheckboxField {...register('is_on')} label="Send the reminder" />
      <TextField
        {...register('days')}
        label="Days after the quote"
        error={errors.days?.message}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...register('subject')}
        label="Subject"
        hint={usedText(subject, MAX_SUBJECT)}
        error={errors.subject?.message}
        autoComplete="off"
        required
      />
      <TextArea
        {...register('text')}
        label="Text"
        hint={`${texts.words} ${usedText(text, MAX_TEXT)}`}
        error={errors.text?.message}
        required
      />
      <section aria-label="Preview" className="rounded-control bg-surface p-4 text-[0.9375rem] wrap-anywhere">
        <p className="font-semibold">{fillFollowUp(subject, EXAMPLE)}</p>
        <p className="mt-2 whitespace-pre-line">{fillFollowUp(text, EXAMPLE)}</p>
        <p className="mt-3 text-muted">{texts.added}</p>
      </section>
    </>
  );
}

function usedText(text: string, max: number): string {
  return `${text.length} of ${max} characters.`;
}

function inWords({ is_on, days, subject, text }: FollowUpSettings): string {
  return `${is_on ? `On, after ${days} days` : 'Off'}. ${subject}: ${text}`;
}
