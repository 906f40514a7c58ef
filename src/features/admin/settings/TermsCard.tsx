import { limit } from 'firebase/firestore';
import * as z from 'zod/mini';
import { terms } from '#company/terms.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { MAX_TERM, TERM_NAMES, TERM_QUESTIONS, type Term } from '../../../domain/quote/terms.ts';
import { TERMS, TERMS_ID, type Terms } from '../../../domain/records/terms.ts';
import { queryOf } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.terms;
const SETTING = queryOf(TERMS, limit(1));
const termsFormSchema = z.omit(TERMS.schema, { admin_id: true });

function formOf(stored: Terms | null): Record<Term, string> {
  return Object.fromEntries(TERM_NAMES.map((name) => [name, (stored ?? terms)[name] ?? ''])) as Record<
    Term,
    string
  >;
}

/** 'Terms': the company's answers to what exhibitors ask before they order. */
export function TermsCard() {
  const list = useLiveList(SETTING, TERMS, null);
  return (
    <SettingForm
      title="Terms"
      noun="terms"
      startsClosed
      list={list}
      setting={{ record: TERMS, id: TERMS_ID }}
      formOf={formOf}
      schema={termsFormSchema}
      texts={texts}
      saveLabel="Save terms"
    >
      {({ register, formState: { errors } }) => (
        <>
          <p className="text-sm text-muted">{texts.shown}</p>
          {TERM_NAMES.map((name) => (
            <TextArea
              key={name}
              {...register(name)}
              label={TERM_QUESTIONS[name]}
              error={errors[name]?.message}
              rows={2}
              maxLength={MAX_TERM}
            />
          ))}
        </>
      )}
    </SettingForm>
  );
}
