import { AdminApiError } from '../../../../lib/admin-api.ts';

/** Returns the server's reasons for refusing a model, one sentence each; none for another failure. */
export function refusalsOf(error: unknown): readonly string[] {
  const fields = error instanceof AdminApiError ? Object.entries(error.refusal?.fields ?? {}) : [];
  return fields.flatMap(([path, text]) => (path.startsWith('model.') ? text : []));
}
