import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { toast } from '../../../components/toast-store.ts';
import type { Document } from '../../../domain/records/document.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import { AdminApiError, postFor } from '../../../lib/admin-api.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { ChangedSince } from '../controls/ChangedSince.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import type { NamedReader } from '../controls/live-lists/stored-record.ts';
import type { LiveList } from '../controls/live-lists/use-live-list.ts';
import { reportFailure } from '../controls/report-failure.ts';

interface SettingFormProps<Fields, Form extends FieldValues, Entry>
  extends Pick<SettingCardProps, 'title' | 'about' | 'noun' | 'startsClosed'> {
  record: NamedReader<Fields>;
  /** At most one record. */
  list: LiveList<Fields>;
  formOf: (fields: Fields | null) => Form;
  schema: z.core.$ZodType<Entry, Form>;
  /** Returns the fields to store in place of `base`; by default the entry. */
  fieldsOf?: (entry: Entry, base: Fields | null) => Document | Promise<Document>;
  /** Returns the description of the toast after a save. */
  savedText?: (now: Date) => string;
  saveLabel: string;
  children: (form: UseFormReturn<Form, unknown, Entry>) => ReactNode;
}

/** The card of a setting that consists of one form. */
export function SettingForm<Fields, Form extends FieldValues, Entry>(
  props: SettingFormProps<Fields, Form, Entry>,
) {
  const { title, about, noun, startsClosed, list } = props;
  return (
    <SettingCard {...{ title, about, noun, startsClosed, list }}>
      <FormBody {...props} />
    </SettingCard>
  );
}

/** The setting's form, which follows the stored setting until something is typed. */
function FormBody<Fields, Form extends FieldValues, Entry>(props: SettingFormProps<Fields, Form, Entry>) {
  const { record, list, formOf, schema, fieldsOf, noun, savedText, saveLabel, children } = props;
  const stored = list.records[0] ?? null;
  const form = useForm<Form, unknown, Entry>({
    defaultValues: formOf(stored) as DefaultValues<Form>,
    resolver: zodResolver(schema),
  });
  const { isDirty, isSubmitting } = form.formState;
  const [base, setBase] = useState<Fields | null>(stored);
  const [theirs, setTheirs] = useState<Fields | null>(null);
  const saveRef = useRef<HTMLButtonElement>(null);

  function startFrom(fields: Fields | null) {
    setBase(fields);
    setTheirs(null);
    form.reset(formOf(fields));
  }
  function loadTheirs() {
    startFrom(theirs);
    // The pressed button disappears
    saveRef.current?.focus();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version resets the form
  useEffect(() => {
    if (!isDirty) startFrom(stored);
  }, [stored?.stamp]);

  async function save(entry: Entry, from: Fields | null) {
    try {
      const fields = fieldsOf ? await fieldsOf(entry, from) : (entry as Document);
      const changed = await saveSetting(record, from, fields);
      if (changed) return setTheirs(changed);
      startFrom({ ...from, ...fields } as Fields);
      const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} saved`;
      toast({ title, description: savedText?.(new Date()), variant: 'success' });
    } catch (error) {
      reportFailure(`Error saving ${noun}`, error);
    }
  }
  const saveFrom = (from: Fields | null) => form.handleSubmit((entry) => save(entry, from));
  return (
    <form onSubmit={saveFrom(base)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>{children(form)}</FormLock>
      {theirs && (
        <ChangedSince
          ref={moveToMiddle}
          onLoadTheirs={loadTheirs}
          onSaveMine={() => {
            saveRef.current?.focus();
            void saveFrom(theirs)();
          }}
        />
      )}
      <Button ref={saveRef} type="submit" loading={isSubmitting} className="self-start">
        {saveLabel}
      </Button>
    </form>
  );
}

/**
 * Saves a setting unless someone else has changed it since `base`.
 * @returns what they have saved; null if nothing was in the way
 * @throws AdminApiError
 */
export async function saveSetting<Fields>(
  record: NamedReader<Fields>,
  base: Fields | null,
  fields: Document,
): Promise<Fields | null> {
  try {
    await postFor(acceptedAnswerSchema, 'settings', { setting: record.name, base, fields });
    return null;
  } catch (error) {
    const theirs = error instanceof AdminApiError && error.refusal?.theirs;
    if (!theirs) throw error;
    return record.read(theirs);
  }
}

interface SettingCardProps {
  title: string;
  about: string;
  list: LiveList<unknown>;
  /** Name of the setting, such as 'meeting place'. */
  noun: string;
  /** True if the card is closed until its title is pressed. */
  startsClosed?: boolean | undefined;
  children: ReactNode;
}

/** A setting's card. Shows the form once the stored setting has loaded, and keeps it after later failures. */
export function SettingCard({ title, about, list, noun, startsClosed = false, children }: SettingCardProps) {
  const { status, records } = list;
  const [isOpen, setOpen] = useState(!startsClosed);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (status === 'ready' || records.length > 0)) setKnown(true);
  return (
    <AdminCard
      title={title}
      description={about}
      {...(startsClosed && { toggle: { isOpen, onToggle: () => setOpen(!isOpen) } })}
    >
      {/* Hidden, because it keeps what was typed */}
      <div hidden={!isOpen}>
        <ListBody list={{ ...list, records: isKnown ? [null] : [] }} emptyText="" noun={noun}>
          {children}
        </ListBody>
      </div>
    </AdminCard>
  );
}
