import { contentMessages } from '../../../../domain/content-messages.ts';
import { MAX_MODEL_BYTES } from '../../../../domain/media.ts';
import { type StoredModel, storedModel } from '../../../../domain/schemas/text.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { failureText } from '../../../../lib/firebase/failure-text.ts';
import { type Sending, sendFile } from '../../kit/images/send-file.ts';
import { isCancelled } from '../../kit/report-failure.ts';

export interface SentModel {
  readonly file: File;
  readonly folder: 'booth-designs' | 'extras';
  readonly name: string;
}

/** Sends a GLB. @returns what the record stores @throws as `sendFile` */
export async function sendModel(model: SentModel, sending: Sending): Promise<StoredModel> {
  if (!/\.glb$/i.test(model.file.name)) throw new AdminApiError(415, contentMessages.notAModel);
  if (model.file.size > MAX_MODEL_BYTES) throw new AdminApiError(413, contentMessages.modelTooLarge);
  return storedModel().parse((await sendFile({ route: 'models', ...model }, sending))['model']);
}

/** Reasons why a model was refused, a sentence each; empty if it was cancelled. */
export function refusalsOf(error: unknown): readonly string[] {
  if (isCancelled(error)) return [];
  const fields = error instanceof AdminApiError ? Object.entries(error.refusal?.fields ?? {}) : [];
  const sentences = fields.flatMap(([path, text]) => (path.startsWith('model.') ? text : []));
  return sentences.length > 0 ? sentences : [failureText(error)];
}
