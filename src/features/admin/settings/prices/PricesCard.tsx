import { limit, orderBy } from 'firebase/firestore';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { nextBuildText } from '../../../../config/next-build.ts';
import { BOOTH_SIZE_OPTIONS, STANDARD_SIZES } from '../../../../domain/quote/catalogue.ts';
import {
  exactUsd,
  nameOfRegion,
  type PriceTable,
  REGIONS,
  type Region,
} from '../../../../domain/quote/pricing.ts';
import { longDay } from '../../../../domain/quote/quote-texts.ts';
import type { Document } from '../../../../domain/records/document.ts';
import type { Moment } from '../../../../domain/records/moment.ts';
import { PRICE_HISTORY, PRICES, type Prices } from '../../../../domain/records/prices.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { ZONE_PLACE } from '../../../../domain/time/slot-labels.ts';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { ListBody } from '../../controls/ListBody.tsx';
import { queryOf } from '../../controls/live-lists/stored-record.ts';
import { useFirst, useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { MomentText } from '../../controls/MomentText.tsx';
import { useToday } from '../../controls/panel-context.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { SettingForm, saveSetting } from '../SettingForm.tsx';
import { Lines, PriceEffects } from './PriceEffects.tsx';
import {
  differencesOf,
  FIRST_PRICES,
  fieldsFor,
  formOf,
  type PriceEntry,
  type PricesForm,
  pricesFormSchema,
  todaysPrices,
} from './price-form.ts';

const FIRST_PRICE = `${REGIONS[0]}.${STANDARD_SIZES[0]}` as const;

/** 'Prices': base prices by region and size, and each region's states. */
export function PricesCard() {
  const list = useFirst(PRICES);
  const today = useToday();
  const schema = pricesFormSchema(today);

  return (
    <SettingForm<Prices, PricesForm, PriceEntry>
      title="Prices"
      about="The base package by booth size and region. Whole US dollars."
      savedText={(now) =>
        `The quote wizard has them within a minute, the other pages ${nextBuildText(now)}. Quotes keep the price they were given.`
      }
      noun="prices"
      list={list}
      record={PRICES}
      formOf={(stored) => formOf(todaysPrices(stored, today))}
      fieldsOf={(entry, base) => fieldsFor(base, entry, today)}
      schema={schema}
      saveLabel="Save prices"
    >
      {(form) => <PriceFields {...{ form, schema }} stored={list.records[0] ?? null} today={today} />}
    </SettingForm>
  );
}

function PriceFields(props: {
  form: UseFormReturn<PricesForm, unknown, PriceEntry>;
  schema: ReturnType<typeof pricesFormSchema>;
  stored: Prices | null;
  today: string;
}) {
  const { form, schema, stored, today } = props;
  const { register, control } = form;
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control });
  const { data: entry } = schema.safeParse(typed);
  const now = todaysPrices(stored, today);
  const planned = stored && stored.valid_from > today ? stored : null;
  return (
    <>
      {planned && (
        <PlannedPrices
          planned={planned}
          // The pressed button disappears, and the form starts from the new prices
          onRemoved={() => setTimeout(() => form.setFocus(FIRST_PRICE))}
        />
      )}
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
                // '28500.00' fits on a phone
                className="max-sm:[&>input]:px-2"
              />
            ))}
          </div>
          {planned && <PlannedText {...{ planned, now, region }} />}
          <TextArea
            {...register(`${region}.states`)}
            label={`States in ${nameOfRegion(region)}`}
            error={errors[region]?.states?.message}
            required
          />
        </fieldset>
      ))}
      <p className="text-sm text-muted">
        States and territories (PR, GU, VI, AS, MP) by code, or by name with commas between. Each belongs to
        one region.
      </p>
      <TextField
        {...register('valid_from')}
        label="Valid from"
        type="date"
        min={today}
        hint={
          planned
            ? 'Today changes the prices above and keeps the planned ones. A later day replaces those.'
            : `Quotes of that day in ${ZONE_PLACE}, and later, have these prices.`
        }
        error={errors.valid_from?.message}
        required
      />
      {isDirty && entry && <PriceEffects before={now} after={entry} />}
      <Disclosure label="History">
        <PriceHistory
          onUse={(prices) => {
            for (const region of REGIONS) {
              form.setValue(region, formOf({ ...prices, valid_from: today })[region], { shouldDirty: true });
            }
            form.setFocus(FIRST_PRICE);
          }}
        />
      </Disclosure>
    </>
  );
}

/** The planned prices of a region that differ from today's: "From January 1, 2027: 10' × 10' $9,000.00". */
function PlannedText({ planned, now, region }: { planned: Prices; now: PriceTable; region: Region }) {
  const changed = BOOTH_SIZE_OPTIONS.filter(({ id }) => planned[region][id] !== now[region][id]);
  if (changed.length === 0) return null;
  const amounts = changed.map(({ id, label }) => `${label} ${exactUsd(planned[region][id])}`);
  return (
    <p className="text-sm text-muted tabular-nums">{`From ${longDay(planned.valid_from)}: ${amounts.join(', ')}`}</p>
  );
}

function PlannedPrices({ planned, onRemoved }: { planned: Prices; onRemoved: () => void }) {
  const today = useToday();

  async function remove() {
    const fields = { ...todaysPrices(planned, today), before: planned.before };
    const changed = await saveSetting(PRICES, planned, fields);
    onRemoved();
    return {
      title: changed ? 'Not removed: someone else has changed the prices since' : 'Planned prices removed',
    };
  }
  return (
    <section
      aria-label="Planned prices"
      className="flex flex-col items-start gap-3 rounded-control bg-surface p-4 text-[0.9375rem]"
    >
      <h3 className="font-semibold">Planned from {formatDay(planned.valid_from)}</h3>
      <Lines lines={differencesOf(todaysPrices(planned, today), planned)} />
      <WorkButton work={remove} failure="Error removing planned prices">
        Remove
      </WorkButton>
    </section>
  );
}

const MAX_VERSIONS = 50;
const NEWEST = queryOf(PRICE_HISTORY, orderBy('created_at', 'desc'), limit(MAX_VERSIONS));

const VERSION = {
  read: (stored: Document) => ({
    ...PRICE_HISTORY.read(stored),
    saved_at: (stored['created_at'] ?? undefined) as Moment | undefined,
  }),
};

/** The newest versions of the prices: when and by whom they were saved, and their changes. */
function PriceHistory({ onUse }: { onUse: (prices: PriceTable) => void }) {
  const list = useLiveList(NEWEST, VERSION, null);
  const versions = list.records;
  return (
    <ListBody list={list} emptyText="The prices have not been changed here yet." noun="price history">
      <ol className="divide-y divide-line">
        {versions.map((version, index) => {
          const earlier = versions[index + 1] ?? (versions.length < MAX_VERSIONS ? FIRST_PRICES : version);
          return (
            <li key={version.id} className="flex flex-col gap-1 py-3 text-sm">
              <MomentText at={version.saved_at} className="font-medium" />
              <p className="text-muted wrap-anywhere">
                {`By ${version.saved_by}, from ${formatDay(version.valid_from)}`}
              </p>
              <Lines lines={differencesOf(earlier, version)} />
              <Button variant="secondary" size="sm" className="self-start" onClick={() => onUse(version)}>
                Fill in these prices
              </Button>
            </li>
          );
        })}
      </ol>
    </ListBody>
  );
}
