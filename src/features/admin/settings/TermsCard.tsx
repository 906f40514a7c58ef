import { terms } from '#company/terms.ts';
import { MAX_TERM, PAPER_NAMES, TERM_NAMES } from '../../../domain/quote/terms.ts';
import { TERMS } from '../../../domain/records/terms.ts';
import { RecordField } from '../controls/fields/Fields.tsx';
import { recordForm } from '../controls/fields/record-form.ts';
import { useFirst } from '../controls/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';

const FORM = recordForm(TERMS);
const LOOK = { rows: 2, maxLength: MAX_TERM };

/** 'Terms': the company's answers to what exhibitors ask before they order. */
export function TermsCard() {
  const list = useFirst(TERMS);
  return (
    <SettingForm
      title="Terms"
      about="Answers in plain words to what exhibitors ask before they order. A question without an answer is not shown."
      noun="terms"
      startsClosed
      list={list}
      record={TERMS}
      formOf={(stored) => FORM.formOf(stored ?? terms)}
      schema={FORM.formSchema}
      saveLabel="Save terms"
    >
      {(form) => {
        const field = (name: string) => (
          <RecordField key={name} of={FORM} editor={{ form }} name={name} look={LOOK} />
        );
        return (
          <>
            <p className="text-sm text-muted">
              Shown among the questions and answers, in step 4, on shared quotes, and in confirmations; the
              first three on the pages of booth sizes, too.
            </p>
            {TERM_NAMES.map(field)}
            <p className="text-sm text-muted">On proposals and their emails only, where money is due.</p>
            {PAPER_NAMES.map(field)}
          </>
        );
      }}
    </SettingForm>
  );
}
