import { AdminApiError } from '../../../../lib/admin-api.ts';
import { failureText } from '../../../../lib/firebase/failure-text.ts';
import { isCanceled } from '../../controls/report-failure.ts';

/** Returns the reasons for refusing a model, one sentence each; none if the upload was canceled. */
export function reasonsFor(error: unknown): readonly string[] {
  if (isCanceled(error)) return [];
  const fields = error instanceof AdminApiError ? Object.entries(error.refusal?.fields ?? {}) : [];
  const sentences = fields.flatMap(([path, text]) => (path.startsWith('model.') ? text : []));
  return sentences.length > 0 ? sentences : [failureText(error)];
}
