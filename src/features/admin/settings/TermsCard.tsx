import { limit } from 'firebase/firestore';
import * as z from 'zod/mini';
import { terms } from '#company/terms.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import {
  MAX_TERM,
  PAPER_NAMES,
  PAPER_TERMS,
  type PaperTerm,
  TERM_NAMES,
  TERM_QUESTIONS,
  type Term,
} from '../../../domain/quote/terms.ts';
import { TERMS, type Terms } from '../../../domain/records/terms.ts';
import { queryOf } from '../controls/live-lists/stored-record.ts';
import { useLiveList } from '../controls/live-lists/use-live-list.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.terms;
const SETTING = queryOf(TERMS, limit(1));
const termsFormSchema = z.required(z.omit(TERMS.schema, { admin_id: true }));

function formOf(stored: Terms | null): Record<Term | PaperTerm, string> {
  const from: Partial<Record<Term | PaperTerm, string>> = stored ?? terms;
  const names = [...TERM_NAMES, ...PAPER_NAMES];
  return Object.fromEntries(names.map((name) => [name, from[name] ?? ''])) as Record<
    Term | PaperTerm,
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
      record={TERMS}
      formOf={formOf}
      schema={termsFormSchema}
      texts={texts}
      saveLabel="Save terms"
    >
      {({ register, formState: { errors } }) => {
        const field = (name: Term | PaperTerm, label: string) => (
          <TextArea
            key={name}
            {...register(name)}
            label={label}
            error={errors[name]?.message}
            rows={2}
            maxLength={MAX_TERM}
          />
        );
        return (
          <>
            <p className="text-sm text-muted">{texts.shown}</p>
            {TERM_NAMES.map((name) => field(name, TERM_QUESTIONS[name]))}
            <p className="text-sm text-muted">{texts.onPaper}</p>
            {PAPER_NAMES.map((name) => field(name, PAPER_TERMS[name]))}
          </>
        );
      }}
    </SettingForm>
  );
}
