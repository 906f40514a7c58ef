import { useId } from 'react';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import type { RepairNote, RepairStep } from '../../../../domain/schemas/model-repair.ts';

export interface ModelNotesProps {
  notes: readonly RepairNote[];
  /** Steps that are switched off. */
  off: readonly RepairStep[];
  isLocked: boolean;
  onSwitch: (step: RepairStep, isOn: boolean) => void;
}

/** Lists what the server changed in an uploaded model. A change that rests on a guess can be switched off. */
export function ModelNotes({ notes, off, isLocked, onSwitch }: ModelNotesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1 text-[0.9375rem]">
      <h4 id={titleId} className="font-medium text-ink">
        Changed in this file
      </h4>
      <ul>
        {notes.map(({ step, text }) => (
          <li key={text} className="text-ink">
            {step ? (
              <CheckboxField
                label={text}
                checked={!off.includes(step)}
                disabled={isLocked}
                onChange={({ target }) => onSwitch(step, target.checked)}
              />
            ) : (
              <p className="py-1">{text}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
