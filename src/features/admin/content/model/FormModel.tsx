import { Trash2, Undo2 } from 'lucide-react';
import { type DragEvent, lazy, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, useController } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { fileInputClass } from '../../../../components/control-class.ts';
import { Field } from '../../../../components/Field.tsx';
import { useFormLock } from '../../../../components/form-lock.ts';
import { PartBoundary } from '../../../../components/PartBoundary.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { MAX_MODEL_BYTES } from '../../../../domain/media.ts';
import {
  type RepairNote,
  type RepairStep,
  repairNotesSchema,
} from '../../../../domain/schemas/model-repair.ts';
import { type StoredModel, storedModel } from '../../../../domain/schemas/text.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { failureText } from '../../../../lib/firebase/failure-text.ts';
import { type FileToSend, type Sending, sendFile } from '../../kit/images/send-file.ts';
import { UploadProgress } from '../../kit/images/UploadProgress.tsx';
import { isCanceled } from '../../kit/report-failure.ts';
import { contentMessages } from '../content-messages.ts';
import type { RecordForm } from '../editor/use-record-form.ts';
import { ModelNotes } from './ModelNotes.tsx';
import type { ModelPreviewProps, ModelPreview as Preview } from './ModelPreview.tsx';

/** Restores the form's type, which `lazy` loses. */
const ModelPreview = lazy(async () => ({
  default: (await import('./ModelPreview.tsx')).ModelPreview,
})) as unknown as typeof Preview;

export interface FormModelProps<Fields, Form extends FieldValues>
  extends Pick<ModelPreviewProps<Form>, 'pictures'> {
  editor: RecordForm<Fields, Form>;
  hint: string;
}

/** The repairs of the file that was sent last. */
interface Repair {
  readonly file: File;
  readonly notes: readonly RepairNote[];
  readonly without: readonly RepairStep[];
}

const LABEL = '3D Model';
const NAME = 'model';

/**
 * Field for a record's 3D model. A chosen GLB is checked and stored at once, and shown as visitors see it.
 */
export function FormModel<Fields, Form extends FieldValues>({
  editor: { form, uploads, kind },
  hint,
  pictures,
}: FormModelProps<Fields, Form>) {
  const { field, formState } = useController({ control: form.control, name: NAME as FieldPath<Form> });
  const value = (field.value ?? null) as StoredModel | null;
  /** The stored model, which can be restored after it was removed or replaced. */
  const stored = (get(formState.defaultValues, NAME) ?? null) as StoredModel | null;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [repair, setRepair] = useState<Repair | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const progress = uploads.progress[NAME];
  const isLocked = useFormLock() || progress !== undefined;

  async function choose(file: File | undefined, without: readonly RepairStep[] = []) {
    // The file dialog was canceled
    if (!file) return;
    setRefusals([]);
    try {
      const { folder, nameOf } = kind.images;
      const size = String(get(form.getValues(), 'booth_size') ?? '');
      const query = { ...(size && { size }), ...(without.length > 0 && { without: without.join() }) };
      const sent = { file, folder, name: nameOf(form.getValues(), ''), query };
      const { model, notes } = await uploads.runNow(NAME, (sending) => sendModel(sent, sending));
      field.onChange(model);
      // Steps that are off stay in the list, so that they can be switched on again
      const off = (repair?.file === file ? repair.notes : []).filter(
        ({ step }) => step && without.includes(step),
      );
      setRepair({ file, notes: [...off, ...notes], without });
    } catch (error) {
      setRefusals(refusalsOf(error));
    }
    // Otherwise choosing a corrected file with the same name would have no effect
    if (input.current) input.current.value = '';
  }
  function switchStep({ file, without }: Repair, step: RepairStep, isOn: boolean) {
    const others = without.filter((each) => each !== step);
    void choose(file, isOn ? others : [...others, step]);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isLocked) void choose(event.dataTransfer.files[0]);
  }
  function put(model: StoredModel | null) {
    setRefusals([]);
    setRepair(null);
    field.onChange(model);
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the file input
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex min-w-0 flex-col gap-3 rounded-card border p-3',
        isOver ? 'border-brand bg-brand-soft' : 'border-line',
      )}
    >
      <Field label={LABEL} hint={hint} error={refusals.length > 0 && <Refusals of={refusals} />}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".glb,model/gltf-binary"
            disabled={isLocked}
            onChange={({ target }) => void choose(target.files?.[0])}
            className={fileInputClass}
          />
        )}
      </Field>
      {progress !== undefined && (
        <UploadProgress label={LABEL} progress={progress} onCancel={uploads.cancel} />
      )}
      {value && (
        <PartBoundary fallback={<Skeleton className="aspect-4/3 w-full rounded-card" />}>
          <ModelPreview key={value.url} model={value} form={form} pictures={pictures} isLocked={isLocked} />
        </PartBoundary>
      )}
      {value && repair && repair.notes.length > 0 && (
        <ModelNotes
          notes={repair.notes}
          off={repair.without}
          isLocked={isLocked}
          onSwitch={(step, isOn) => switchStep(repair, step, isOn)}
        />
      )}
      <div className="-my-1 -ml-3.5 flex flex-wrap gap-x-2 empty:hidden">
        {value && (
          <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => put(null)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove model
          </Button>
        )}
        {value?.url !== stored?.url && stored && (
          <Button variant="ghost" size="sm" disabled={isLocked} onClick={() => put(stored)}>
            <Undo2 aria-hidden="true" className="size-4" />
            Back to the saved model
          </Button>
        )}
      </div>
    </div>
  );
}

function Refusals({ of: refusals }: { of: readonly string[] }) {
  return refusals.map((refusal) => (
    <span key={refusal} className="block not-first:mt-1">
      {refusal}
    </span>
  ));
}

/** Sends a GLB. @returns what the record stores, and what was changed in the file @throws as `sendFile` */
async function sendModel(model: Omit<FileToSend, 'route'>, sending: Sending) {
  if (!/\.glb$/i.test(model.file.name)) throw new AdminApiError(415, contentMessages.notAModel);
  if (model.file.size > MAX_MODEL_BYTES) throw new AdminApiError(413, contentMessages.modelTooLarge);
  const answer = await sendFile({ route: 'models', ...model }, sending);
  return { model: storedModel().parse(answer['model']), notes: repairNotesSchema.parse(answer['notes']) };
}

/** Returns the reasons for refusing a model, one sentence each; empty if the upload was canceled. */
function refusalsOf(error: unknown): readonly string[] {
  if (isCanceled(error)) return [];
  const fields = error instanceof AdminApiError ? Object.entries(error.refusal?.fields ?? {}) : [];
  const sentences = fields.flatMap(([path, text]) => (path.startsWith('model.') ? text : []));
  return sentences.length > 0 ? sentences : [failureText(error)];
}
