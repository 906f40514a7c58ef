import { limit } from 'firebase/firestore';
import * as z from 'zod/mini';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { nameOfRegion, REGIONS, type Region } from '../../../domain/quote/pricing.ts';
import { DEFAULT_QUOTE_RULES } from '../../../domain/quote/quote-rules.ts';
import {
  QUOTE_SETTINGS,
  QUOTE_SETTINGS_ID,
  type QuoteSettings,
} from '../../../domain/records/quote-settings.ts';
import { queryOf } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.quotes;
const SETTING = queryOf(QUOTE_SETTINGS, limit(1));

/** The setting as typed. */
interface QuotesForm {
  readonly lead_days: string;
  readonly territory_region: Region;
}

const quotesFormSchema = z.pipe(
  z.transform((form: QuotesForm) => ({ ...form, lead_days: Number(form.lead_days.trim() || Number.NaN) })),
  z.omit(QUOTE_SETTINGS.schema, { admin_id: true }),
);

function formOf(stored: QuoteSettings | null): QuotesForm {
  const { lead_days, territory_region } = stored ?? DEFAULT_QUOTE_RULES;
  return { lead_days: String(lead_days), territory_region };
}

/** 'Quotes': the lead time, and the price region of the territories. */
export function QuotesCard() {
  const list = useLiveList(SETTING, QUOTE_SETTINGS, null);
  return (
    <SettingForm
      title="Quotes"
      noun="quote settings"
      list={list}
      setting={{ record: QUOTE_SETTINGS, id: QUOTE_SETTINGS_ID }}
      formOf={formOf}
      schema={quotesFormSchema}
      inWords={inWords}
      texts={texts}
      saveLabel="Save quote settings"
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            {...register('lead_days')}
            label="Lead time in days"
            hint={texts.leadDays}
            error={errors.lead_days?.message}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Select
            {...register('territory_region')}
            label="Price region of the territories"
            hint={texts.territories}
            error={errors.territory_region?.message}
            autoComplete="off"
          >
            {REGIONS.map((region) => (
              <option key={region} value={region}>
                {nameOfRegion(region)}
              </option>
            ))}
          </Select>
        </>
      )}
    </SettingForm>
  );
}

function inWords({ lead_days, territory_region }: QuoteSettings): string {
  return `${lead_days} days of lead time, territories ${nameOfRegion(territory_region)}`;
}
