import { expect, test } from 'vitest';
import { isJsonType } from './read-json.ts';

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
