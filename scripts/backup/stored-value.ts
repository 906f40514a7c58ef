/** Firestore values as JSON and back. A type that JSON lacks becomes an object with one member, under a name that no field uses. */
import { Timestamp } from 'firebase-admin/firestore';

const MOMENT = '$moment';
const NUMBER = '$number';
const BYTES = '$bytes';

/**
 * Converts a stored value for `JSON.stringify`.
 * @throws an error that names the type if it could not be restored
 */
export function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { [NUMBER]: numberText(value) };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) return { [MOMENT]: [value.seconds, value.nanoseconds] };
  if (Buffer.isBuffer(value)) return { [BYTES]: value.toString('base64') };
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  }
  throw new Error(`A backup does not know values like ${value?.constructor?.name ?? typeof value}`);
}

/** Inverse of `toJson`. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(fromJson);
  const members = Object.entries(value);
  const [[key, inner] = []] = members;
  if (members.length === 1 && key === MOMENT) {
    const [seconds, nanoseconds] = inner as [number, number];
    return new Timestamp(seconds, nanoseconds);
  }
  if (members.length === 1 && key === NUMBER) return Number(inner);
  if (members.length === 1 && key === BYTES) return Buffer.from(String(inner), 'base64');
  return Object.fromEntries(members.map(([name, part]) => [name, fromJson(part)]));
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
