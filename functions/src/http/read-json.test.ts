import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from './problem.ts';
import { isJsonType, parseInput } from './read-json.ts';

test.each([
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['Application/JSON;charset="UTF-8"', true],
  ['application/json; charset=utf-16', false],
  ['application/jsonp', false],
  ['text/json', false],
  ['multipart/form-data; boundary=application/json', false],
  [undefined, false],
])('content type %j is JSON in UTF-8: %j', (type, isJson) => {
  expect(isJsonType(type)).toBe(isJson);
});

const schema = z.object({
  name: z.string({ error: 'Name is required' }),
  extras: z.array(z.object({ quantity: z.int() })),
});

function fieldsOf(input: unknown): unknown {
  try {
    return parseInput(schema, input);
  } catch (error) {
    return (error as Problem).details.fields;
  }
}

test('every refused value is named by its path, with the text of its schema if any', () => {
  expect(fieldsOf({ extras: [{ quantity: 1 }, { quantity: 'two' }] })).toEqual({
    name: 'Name is required',
    'extras.1.quantity': 'Missing or not valid',
  });
});

test('input that is not an object is reported as the body', () => {
  expect(fieldsOf([])).toEqual({ body: 'Missing or not valid' });
  expect(() => parseInput(schema, null)).toThrow(Problem);
});
