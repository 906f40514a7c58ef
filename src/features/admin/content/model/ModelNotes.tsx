import { useId } from 'react';
import type { PackedModelAnswer } from '../../../../domain/schemas/packed-model.ts';

/** Lists what the server changed in an uploaded model. */
export function ModelNotes({ notes }: Pick<PackedModelAnswer, 'notes'>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1 text-[0.9375rem]">
      <h4 id={titleId} className="font-medium text-ink">
        Changed in this file
      </h4>
      <ul>
        {notes.map(({ text }) => (
          <li key={text} className="py-1 text-ink">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
