import type * as z from 'zod/mini';
import { invalid } from './problem.ts';

/** zod's message where a schema has none of its own. */
const UNSPECIFIC = 'Invalid input';

/**
 * `input` as `schema` has it.
 * @throws Problem `invalid` that names every refused value by its path, such as `contact.email`
 */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = (schema as unknown as z.ZodMiniType<z.output<Schema>>).safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = path.map(String).join('.') || 'body';
    fields[name] ??= message === UNSPECIFIC ? 'Missing or not valid' : message;
  }
  throw invalid(fields);
}
