import { limit } from 'firebase/firestore';
import * as z from 'zod/mini';
import { TextField } from '../../../components/TextField.tsx';
import { DEFAULT_QUOTE_RULES } from '../../../domain/quote/quote-rules.ts';
import { QUOTE_SETTINGS, type QuoteSettings } from '../../../domain/records/quote-settings.ts';
import { numberIn } from '../../../domain/typed-amount.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.quotes;
const SETTING = queryOf(QUOTE_SETTINGS, limit(1));

/** The setting as typed. */
interface QuotesForm {
  readonly lead_days: string;
}

const quotesFormSchema = z.pipe(
  z.transform((form: QuotesForm) => ({ lead_days: numberIn(form.lead_days) })),
  z.pick(QUOTE_SETTINGS.schema, { lead_days: true }),
);

function formOf(stored: QuoteSettings | null): QuotesForm {
  return { lead_days: String((stored ?? DEFAULT_QUOTE_RULES).lead_days) };
}

/** 'Quotes': the lead time. */
export function QuotesCard() {
  const list = useLiveList(SETTING, QUOTE_SETTINGS, null);
  return (
    <SettingForm
      title="Quotes"
      noun="quote settings"
      list={list}
      record={QUOTE_SETTINGS}
      formOf={formOf}
      schema={quotesFormSchema}
      texts={texts}
      saveLabel="Save quote settings"
    >
      {({ register, formState: { errors } }) => (
        <TextField
          {...register('lead_days')}
          label="Lead time in days"
          hint={texts.leadDays}
          error={errors.lead_days?.message}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
    </SettingForm>
  );
}
