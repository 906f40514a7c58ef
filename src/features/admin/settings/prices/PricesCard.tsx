import { limit } from 'firebase/firestore';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { BOOTH_SIZE_OPTIONS, STANDARD_SIZES } from '../../../../domain/quote/catalogue.ts';
import { nameOfRegion, REGIONS } from '../../../../domain/quote/pricing.ts';
import { PRICES, PRICES_ID, type Prices } from '../../../../domain/records/prices.ts';
import { Disclosure } from '../../kit/Disclosure.tsx';
import { queryOf } from '../../kit/live-lists/live-record.ts';
import { useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { useAdmin, useToday } from '../../kit/panel-context.ts';
import { SettingForm } from '../SettingForm.tsx';
import { settingsMessages } from '../settings-messages.ts';
import { PriceEffects } from './PriceEffects.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { FIRST_PRICES, formOf, type PriceEntry, type PricesForm, pricesFormSchema } from './price-form.ts';
import { savePrices } from './save-prices.ts';

const texts = settingsMessages.prices;
const STORED = queryOf(PRICES, limit(1));

/** 'Prices': base prices by region and size, and each region's states. */
export function PricesCard() {
  const list = useLiveList(STORED, PRICES, null);
  const admin = useAdmin();
  const today = useToday();
  const schema = useMemo(() => pricesFormSchema(today), [today]);

  const entryOf = (stored: Prices | null): PriceEntry =>
    stored && stored.valid_from > today ? stored : { ...(stored ?? FIRST_PRICES), valid_from: today };

  return (
    <SettingForm<Prices, PricesForm, PriceEntry>
      title="Prices"
      noun="prices"
      list={list}
      setting={{ record: PRICES, id: PRICES_ID }}
      formOf={(stored) => formOf(entryOf(stored))}
      schema={schema}
      save={(base, entry) => savePrices(base, entry, { admin, today })}
      texts={texts}
      saveLabel="Save prices"
    >
      {(form) => <PriceFields {...{ form, schema }} stored={list.records[0] ?? null} today={today} />}
    </SettingForm>
  );
}

interface PriceFieldsProps {
  form: UseFormReturn<PricesForm, unknown, PriceEntry>;
  schema: ReturnType<typeof pricesFormSchema>;
  stored: Prices | null;
  today: string;
}

function PriceFields({ form, schema, stored, today }: PriceFieldsProps) {
  const {
    register,
    control,
    formState: { errors, isDirty },
  } = form;
  const typed = useWatch({ control });
  const { data: entry } = schema.safeParse(typed);
  return (
    <>
      {REGIONS.map((region) => (
        <fieldset key={region} className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{nameOfRegion(region)}</legend>
          <div className="grid grid-cols-3 items-start gap-3">
            {BOOTH_SIZE_OPTIONS.map(({ id, label }) => (
              <TextField
                key={id}
                {...register(`${region}.${id}`)}
                label={label}
                error={errors[region]?.[id]?.message}
                inputMode="decimal"
                autoComplete="off"
                required
              />
            ))}
          </div>
          <TextArea
            {...register(`${region}.states`)}
            label={`States in ${nameOfRegion(region)}`}
            error={errors[region]?.states?.message}
            required
          />
        </fieldset>
      ))}
      <p className="text-sm text-muted">{texts.states}</p>
      <TextField
        {...register('valid_from')}
        label="Valid from"
        type="date"
        min={today}
        hint={stored && stored.valid_from > today ? texts.planned : texts.validFrom}
        error={errors.valid_from?.message}
        required
      />
      {isDirty && entry && <PriceEffects before={stored ?? FIRST_PRICES} after={entry} />}
      <Disclosure label="History">
        <PriceHistory
          defaults={FIRST_PRICES}
          onUse={(prices) => {
            for (const region of REGIONS) {
              form.setValue(region, formOf({ ...prices, valid_from: today })[region], { shouldDirty: true });
            }
            form.setFocus(`${REGIONS[0]}.${STANDARD_SIZES[0]}`);
          }}
        />
      </Disclosure>
    </>
  );
}
