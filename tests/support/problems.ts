import type * as z from 'zod/mini';

/** Returns a schema's messages about `input` by path; empty if it accepts it. */
export function problemsOf(schema: z.ZodMiniType, input: unknown): Record<string, string> {
  const result = schema.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}
