import { useRef, useState } from 'react';
import { get, useController } from 'react-hook-form';
import { fileOf, loadBlankDrawing } from '#booth/browser.ts';
import { MAX_MODEL_BYTES } from '../../../../domain/media.ts';
import { STANDARD_SIZES } from '../../../../domain/quote/catalogue.ts';
import { type PackedModelAnswer, packedModelSchema } from '../../../../domain/schemas/packed-model.ts';
import type { StoredModel } from '../../../../domain/schemas/stored-model.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { failureText } from '../../../../lib/firebase/failure-text.ts';
import { type FileToSend, type Sending, sendFile } from '../../controls/images/send-file.ts';
import { isCanceled } from '../../controls/report-failure.ts';
import type { RecordEditor } from '../editor/use-record-form.ts';

export const MODEL = 'model';

/** Uploads a record's 3D model when it is chosen, and keeps what the server said about it. */
export function useModelFile<Fields>({ form, uploads, kind }: RecordEditor<Fields>) {
  const { field, formState } = useController({ control: form.control, name: MODEL });
  const value = (field.value ?? null) as StoredModel | null;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [answer, setAnswer] = useState<PackedModelAnswer | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const nameOf = (place: string) => kind.images.nameOf(form.getValues() as Fields, place);

  /** Returns what the server needs to know about the record. */
  function about() {
    const size = STANDARD_SIZES.find((each) => each === form.getValues('booth_size'));
    return { name: nameOf(''), size };
  }
  /** Shows a packed model, once a design's front is drawn for visitors' logos. */
  async function show(packed: PackedModelAnswer, sending: Sending) {
    const model = await withFront(packed.model, sending);
    field.onChange(model);
    setAnswer({ ...packed, model });
  }
  /**
   * Draws and uploads a design's front for visitors' logos. A failure is logged: the model works without.
   * @throws DOMException 'AbortError' when canceled
   */
  async function withFront(model: StoredModel, sending: Sending): Promise<StoredModel> {
    if (kind.images.folder !== 'booth-designs') return model;
    try {
      const { drawBlank } = await loadBlankDrawing();
      const { sheet, places } = await drawBlank(model.url);
      const picture = await fileOf(sheet, 'image/webp', 0.9);
      const name = nameOf('blank');
      const file = new File([picture], name, { type: picture.type });
      const answer = await sendFile({ route: 'images', folder: 'booth-designs', file, name }, sending);
      return { ...model, blank: answer['url'] as string, blank_places: places };
    } catch (error) {
      sending.signal.throwIfAborted();
      console.warn('The front of a model could not be drawn', error);
      return model;
    }
  }
  async function run(work: (sending: Sending) => Promise<void>) {
    setRefusals([]);
    try {
      await uploads.runNow(MODEL, work);
    } catch (error) {
      setRefusals(reasonsFor(error));
    }
  }

  return {
    value,
    /** The stored model, which can be restored after it was removed or replaced. */
    stored: (get(formState.defaultValues, MODEL) ?? null) as StoredModel | null,
    /** The server's answer about the model; null if it was stored before. */
    answer: answer?.model.url === value?.url ? answer : null,
    refusals,
    input,
    about,
    show: (packed: PackedModelAnswer) => run((sending) => show(packed, sending)),
    /** Draws the front of a stored model again. */
    async drawFront() {
      if (value) await run(async (sending) => field.onChange(await withFront(value, sending)));
    },
    put(model: StoredModel | null) {
      setRefusals([]);
      setAnswer(null);
      field.onChange(model);
      input.current?.focus();
    },
    async choose(file: File | undefined) {
      // The file dialog was canceled
      if (!file) return;
      const { name, size } = about();
      const sent = { file, folder: kind.images.folder, name, ...(size && { query: { size } }) };
      await run(async (sending) => show(await sendModel(sent, sending), sending));
      // Otherwise choosing a corrected file with the same name would have no effect
      if (input.current) input.current.value = '';
    },
  };
}

/** Sends a GLB. @throws as `sendFile` */
async function sendModel(model: Omit<FileToSend, 'route'>, sending: Sending): Promise<PackedModelAnswer> {
  if (!/\.glb$/i.test(model.file.name))
    throw new AdminApiError(415, 'Choose a GLB file: binary glTF 2.0, with its pictures inside.');
  if (model.file.size > MAX_MODEL_BYTES)
    throw new AdminApiError(413, 'The model is larger than 30 MB. Reduce its pictures, or its triangles.');
  return packedModelSchema.parse(await sendFile({ route: 'models', ...model }, sending));
}

/** Returns the reasons for refusing a model, one sentence each; none if the upload was canceled. */
export function reasonsFor(error: unknown): readonly string[] {
  if (isCanceled(error)) return [];
  const fields = error instanceof AdminApiError ? Object.entries(error.refusal?.fields ?? {}) : [];
  const sentences = fields.flatMap(([path, text]) => (path.startsWith('model.') ? text : []));
  return sentences.length > 0 ? sentences : [failureText(error)];
}
