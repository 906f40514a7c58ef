import { ABSENT } from './bounds.ts';

/** Returns `record` with `value` in the field at `path`, such as 'images.topview'; ABSENT leaves the field out. */
export function withField(
  record: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const changed = { ...record };
  if (rest.length > 0) {
    changed[name] = withField((record[name] ?? {}) as Record<string, unknown>, rest.join('.'), value);
  } else if (value === ABSENT) {
    delete changed[name];
  } else {
    changed[name] = value;
  }
  return changed;
}
