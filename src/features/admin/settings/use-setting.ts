import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from '../../../components/toast-store.ts';
import type { Document } from '../../../domain/records/document.ts';
import { moveToMiddle } from '../../../lib/move-to.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { type SettingRecord, saveSetting } from './save-setting.ts';

export interface SettingOptions<Fields, Form extends FieldValues, Entry> {
  form: UseFormReturn<Form, unknown, Entry>;
  setting: SettingRecord<Fields>;
  /** As the live list has it; null if there is none. */
  stored: Live<Fields> | null;
  formOf: (fields: Fields | null) => Form;
  texts: { readonly saved: string; readonly saveFailed: string };
}

/** Saves the form of a setting. The form follows the stored setting until something is typed. */
export function useSetting<Fields, Form extends FieldValues, Entry>(
  options: SettingOptions<Fields, Form, Entry>,
) {
  const { form, setting, stored, formOf, texts } = options;
  const { uid } = useAdmin();
  const { reset } = form;
  const { isDirty } = form.formState;
  const [base, setBase] = useState<Fields | null>(stored);
  const [theirs, setTheirs] = useState<Fields | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  function startFrom(fields: Fields | null) {
    setBase(fields);
    setTheirs(null);
    reset(formOf(fields) as DefaultValues<Form> & Form);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version, not the end of an edit, starts again
  useEffect(() => {
    if (!isDirty) startFrom(stored);
  }, [stored?.version]);

  async function save(fields: Document) {
    try {
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
  return {
    save,
    /** Shown while someone else's version is stored and another one typed. */
    conflict: theirs && { theirs, noticeRef, takeTheirs: () => startFrom(theirs) },
  };
}
