import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { fromJson, toJson } from './backup-folder.ts';

test('every type of value in our records survives a round trip', () => {
  const record = {
    text: 'Überraschung "quoted"\n',
    none: null,
    yes: true,
    whole: 7,
    part: 0.1,
    odd: [Number.NaN, -0, Number.POSITIVE_INFINITY],
    at: new Timestamp(1_796_000_000, 123_456_789),
    bytes: Buffer.from([0, 255, 10, 13]),
    deep: { list: [{ at: new Timestamp(-1, 1_000) }, []], empty: {} },
  };
  expect(fromJson(JSON.parse(JSON.stringify(toJson(record))))).toEqual(record);
});

test('a type that could not be restored stops the backup', () => {
  expect(() => toJson({ place: new GeoPoint(1, 2) })).toThrow('GeoPoint');
  expect(() => toJson({ at: new Date(0) })).toThrow('Date');
});
