import { DEFAULT_QUOTE_RULES } from '../../../domain/quote/quote-rules.ts';
import { QUOTE_SETTINGS } from '../../../domain/records/quote-settings.ts';
import { Fields } from '../controls/fields/Fields.tsx';
import { recordForm } from '../controls/fields/record-form.ts';
import { useFirst } from '../controls/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';

const QUOTES = recordForm(QUOTE_SETTINGS);
const LEAD_DAYS = {
  hint: 'A quote for a show that opens sooner is marked as a rush, for visitors and for you.',
};

export function QuotesCard() {
  const list = useFirst(QUOTE_SETTINGS);
  return (
    <SettingForm
      title="Quotes"
      about="For all quotes from now on."
      noun="quote settings"
      list={list}
      record={QUOTE_SETTINGS}
      formOf={(stored) => QUOTES.formOf(stored ?? DEFAULT_QUOTE_RULES)}
      schema={QUOTES.formSchema}
      saveLabel="Save quote settings"
    >
      {(form) => <Fields of={QUOTES} editor={{ form }} looks={{ lead_days: LEAD_DAYS }} />}
    </SettingForm>
  );
}
