import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { controlClass } from '../../../../components/control-class.ts';
import { FieldError } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { LiveRegion, useAnnouncer } from '../../../../components/LiveRegion.tsx';
import { MAX_LIST_ENTRIES } from '../../../../domain/quote/catalogue.ts';
import type { Document } from '../../../../domain/records/document.ts';
import type { ListEntry } from './record-form.ts';

/** A list of short texts with buttons to add and remove entries. The last entry cannot be removed. */
export function FormTextList(props: {
  form: UseFormReturn<Document, unknown, Document>;
  name: string;
  label: string;
  entryLabel: string;
}) {
  const { form, name, label, entryLabel } = props;
  const id = useId();
  const isLocked = useFormLock();
  const { message, announce } = useAnnouncer();
  const lists = form as unknown as UseFormReturn<Record<string, ListEntry[]>>;
  const { fields, append, remove } = useFieldArray({ control: lists.control, name });
  const pathOf = (index: number) => `${name}.${index}.text` as const;

  function handleRemove(index: number) {
    const left = fields.length - 1;
    remove(index);
    lists.setFocus(pathOf(Math.min(index, left - 1)));
    announce(`${entryLabel} ${index + 1} removed, ${left} left`);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-ink">{label}</legend>
      <ul className="mt-1.5 flex flex-col gap-2">
        {fields.map((entry, index) => {
          const error = lists.getFieldState(pathOf(index), lists.formState).error?.message;
          return (
            <li key={entry.id} className="flex flex-col gap-1.5">
              <div className="flex gap-2">
                <input
                  {...lists.register(pathOf(index))}
                  aria-label={`${entryLabel} ${index + 1}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-${entry.id}` : undefined}
                  readOnly={isLocked}
                  className={controlClass('h-11 min-w-0')}
                />
                {fields.length > 1 && (
                  <Button
                    variant="ghost"
                    className="w-11 px-0"
                    disabled={isLocked}
                    aria-label={`Remove ${entryLabel.toLowerCase()} ${index + 1}`}
                    onClick={() => handleRemove(index)}
                  >
                    <Trash2 aria-hidden="true" className="size-4.5" />
                  </Button>
                )}
              </div>
              <FieldError id={`${id}-${entry.id}`} error={error} />
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={isLocked || fields.length >= MAX_LIST_ENTRIES}
        onClick={() => append({ text: '' })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add {entryLabel}
      </Button>
      <LiveRegion message={message} />
    </fieldset>
  );
}
