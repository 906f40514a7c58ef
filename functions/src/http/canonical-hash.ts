import { createHash } from 'node:crypto';
import { invalid } from './problem.ts';

/** No payload of ours is deeper; without a bound, 64 KB of brackets would exhaust the stack. */
const MAX_DEPTH = 16;

/**
 * SHA-256 (hex) of a parsed JSON value. The order of an object's members and the spaces between them play no part;
 * the order of a list does.
 * @throws Problem `invalid` if the value is nested too deeply
 */
export function canonicalHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value, 0)).digest('hex');
}

function canonicalJson(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw invalid({ body: 'This is nested too deeply' });
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
  return `{${members.join(',')}}`;
}
