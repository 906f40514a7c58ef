import { MousePointerClick, Trash2, Undo2 } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { fileInputClass } from '../../../../components/control-class.ts';
import { Field } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import type { PackedModelAnswer } from '../../../../domain/schemas/packed-model.ts';
import { UploadProgress } from '../../controls/images/UploadProgress.tsx';
import type { RecordEditor } from '../editor/use-record-form.ts';
import type { ModelPreviewProps } from './ModelPreview.tsx';
import { MODEL, useModelFile } from './use-model-file.ts';

const ModelPreview = lazy(async () => ({ default: (await import('./ModelPreview.tsx')).ModelPreview }));
const MarkModel = lazy(async () => ({ default: (await import('./marking/MarkModel.tsx')).MarkModel }));

export interface FormModelProps<Fields> extends Pick<ModelPreviewProps, 'pictures'> {
  editor: RecordEditor<Fields>;
  hint: string;
}

const LABEL = '3D Model';

/** Field for a record's 3D model. A chosen GLB is checked and stored at once, and shown as visitors see it. */
export function FormModel<Fields>({ editor, hint, pictures }: FormModelProps<Fields>) {
  const { form, uploads } = editor;
  const file = useModelFile(editor);
  const { value, stored, answer, refusals } = file;
  const [isMarking, setMarking] = useState(false);
  const progress = uploads.progress[MODEL];
  const isLocked = useFormLock() || progress !== undefined;
  const error = refusals.map((refusal) => (
    <span key={refusal} className="block not-first:mt-1">
      {refusal}
    </span>
  ));

  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3">
      <Field label={LABEL} hint={hint} error={error.length > 0 && error}>
        {(control) => (
          <input
            {...control}
            ref={file.input}
            type="file"
            accept=".glb,model/gltf-binary"
            disabled={isLocked}
            onChange={({ target }) => void file.choose(target.files?.[0])}
            className={fileInputClass}
          />
        )}
      </Field>
      {progress !== undefined && (
        <UploadProgress label={LABEL} progress={progress} onCancel={uploads.cancel} />
      )}
      {value && (
        <PartBoundary fallback={<Skeleton className="aspect-4/3 w-full rounded-card" />}>
          <ModelPreview
            key={value.url}
            model={value}
            form={form}
            pictures={pictures}
            isLocked={isLocked}
            onDraw={file.drawFront}
          />
        </PartBoundary>
      )}
      {answer && answer.notes.length > 0 && <ModelNotes notes={answer.notes} />}
      <div className="-my-1 -ml-3.5 flex flex-wrap gap-x-2 empty:hidden">
        {value && (
          <>
            <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => setMarking(true)}>
              <MousePointerClick aria-hidden="true" className="size-4" />
              Mark surfaces
            </Button>
            {isMarking && (
              <PartBoundary fallback={null}>
                <MarkModel
                  model={value}
                  packed={answer}
                  {...file.about()}
                  onClose={() => setMarking(false)}
                  onDone={(packed) => {
                    setMarking(false);
                    void file.show(packed);
                  }}
                />
              </PartBoundary>
            )}
            <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => file.put(null)}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove model
            </Button>
          </>
        )}
        {value?.url !== stored?.url && stored && (
          <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => file.put(stored)}>
            <Undo2 aria-hidden="true" className="size-4" />
            Back to the saved model
          </Button>
        )}
      </div>
    </div>
  );
}

function ModelNotes({ notes }: Pick<PackedModelAnswer, 'notes'>) {
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
