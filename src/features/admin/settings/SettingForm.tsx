import { zodResolver } from '@hookform/resolvers/zod';
import { doc, serverTimestamp } from 'firebase/firestore';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { Notice } from '../../../components/Notice.tsx';
import { toast } from '../../../components/toast-store.ts';
import type { Document } from '../../../domain/records/document.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import type { Live, NamedReader } from '../kit/live-lists/live-record.ts';
import type { LiveList } from '../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { SettingCard, type SettingCardProps } from './SettingCard.tsx';
import { settingsMessages } from './settings-messages.ts';

export interface SettingFormProps<Fields, Form extends FieldValues, Entry>
  extends Pick<SettingCardProps, 'title' | 'noun'> {
  setting: SettingRecord<Fields>;
  /** At most one record. */
  list: LiveList<Fields>;
  formOf: (fields: Fields | null) => Form;
  schema: z.core.$ZodType<Entry, Form>;
  /** Returns the fields to store; the entry itself by default. */
  fieldsOf?: (entry: Entry) => Promise<Document>;
  /** The setting in words, for an administrator who has typed another one. */
  inWords: (fields: Fields) => string;
  texts: { readonly about: string; readonly saved: string; readonly saveFailed: string };
  saveLabel: string;
  children: (form: UseFormReturn<Form, unknown, Entry>) => ReactNode;
}

/** The card of a setting that is one form. */
export function SettingForm<Fields, Form extends FieldValues, Entry>(
  props: SettingFormProps<Fields, Form, Entry>,
) {
  const { title, noun, list, texts } = props;
  return (
    <SettingCard {...{ title, noun, list }} about={texts.about}>
      <FormBody {...props} stored={list.records[0] ?? null} />
    </SettingCard>
  );
}

interface FormBodyProps<Fields, Form extends FieldValues, Entry>
  extends Omit<SettingFormProps<Fields, Form, Entry>, 'title' | 'noun' | 'list'> {
  stored: Live<Fields> | null;
}

/** The form. It follows the stored setting until something is typed. */
function FormBody<Fields, Form extends FieldValues, Entry>(props: FormBodyProps<Fields, Form, Entry>) {
  const { setting, stored, formOf, schema, fieldsOf, inWords, texts, saveLabel, children } = props;
  const { uid } = useAdmin();
  const form = useForm<Form, unknown, Entry>({
    defaultValues: formOf(stored) as DefaultValues<Form>,
    resolver: zodResolver(schema),
  });
  const { isDirty, isSubmitting } = form.formState;
  const [base, setBase] = useState<Fields | null>(stored);
  const [theirs, setTheirs] = useState<Fields | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const saveRef = useRef<HTMLButtonElement>(null);

  function startFrom(fields: Fields | null) {
    setBase(fields);
    setTheirs(null);
    form.reset(formOf(fields));
  }
  function takeTheirs() {
    startFrom(theirs);
    // The pressed button goes
    saveRef.current?.focus();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version, not the end of an edit, starts again
  useEffect(() => {
    if (!isDirty) startFrom(stored);
  }, [stored?.version]);

  async function save(entry: Entry) {
    try {
      const fields = fieldsOf ? await fieldsOf(entry) : (entry as Document);
      const found = await saveSetting(setting, { base, fields, adminId: uid });
      if (!found) {
        startFrom({ ...base, ...fields } as Fields);
        toast({ title: texts.saved, variant: 'success' });
        return;
      }
      flushSync(() => {
        // Saving again replaces it
        setBase(found);
        setTheirs(found);
      });
      moveToMiddle(noticeRef.current);
    } catch (error) {
      reportFailure(texts.saveFailed, error);
    }
  }
  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>{children(form)}</FormLock>
      {theirs && (
        <Notice ref={noticeRef} tone="warning" title={settingsMessages.changed.changedMeanwhile}>
          <p className="wrap-anywhere text-muted">
            Stored now: <span className="font-medium text-ink">{inWords(theirs)}</span>.{' '}
            {settingsMessages.changed.changedMeanwhileText}
          </p>
          <Button variant="secondary" size="sm" className="self-start" onClick={takeTheirs}>
            Use theirs
          </Button>
        </Notice>
      )}
      <Button ref={saveRef} type="submit" loading={isSubmitting} className="self-start">
        {saveLabel}
      </Button>
    </form>
  );
}

/** A record that is one setting, and its id. */
interface SettingRecord<Fields> {
  readonly record: NamedReader<Fields>;
  readonly id: string;
}

interface SettingChange<Fields> {
  /** As it was when the edit began; null if there was none. */
  readonly base: Fields | null;
  readonly fields: Document;
  /** Owner of a new record. */
  readonly adminId: string;
}

/**
 * Saves a setting whose fields are all plain values, unless someone else has changed it meanwhile (optimistic lock). A
 * retry whose first answer was lost conflicts with nothing.
 * @returns what someone else has saved; null if it was saved
 * @throws FirebaseError as the backend says
 */
function saveSetting<Fields>(
  { record, id }: SettingRecord<Fields>,
  { base, fields, adminId }: SettingChange<Fields>,
): Promise<Fields | null> {
  return transact(async (transaction) => {
    const stored = await transaction.get(doc(db, record.name, id));
    const updated_at = serverTimestamp();
    if (!stored.exists()) {
      transaction.set(stored.ref, {
        ...fields,
        admin_id: adminId,
        created_at: serverTimestamp(),
        updated_at,
      });
      return null;
    }
    const theirs = record.read(stored.data());
    const isSameIn = (other: Document) =>
      Object.keys(fields).every((name) => other[name] === (theirs as Document)[name]);
    if (!isSameIn(fields) && !(base && isSameIn(base as Document))) return theirs;
    transaction.update(stored.ref, { ...fields, updated_at });
    return null;
  });
}
