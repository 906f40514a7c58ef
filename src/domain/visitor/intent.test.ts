import { expect, test } from 'vitest';
import { intentFor } from './intent.ts';

test('the same body keeps its key, another body gets a new one', () => {
  const keys = ['key-1', 'key-2'];
  const newKey = () => keys.shift() ?? 'too many';
  const first = intentFor(null, { size: '10x10' }, newKey);
  expect(first).toEqual({ key: 'key-1', body: '{"size":"10x10"}' });
  expect(intentFor(first, { size: '10x10' }, newKey)).toBe(first);
  expect(intentFor(first, { size: '10x20' }, newKey)).toEqual({ key: 'key-2', body: '{"size":"10x20"}' });
});

test('where the visitor came from is sent along, but a retry from another tab keeps its key', () => {
  const search = { referrer: 'www.google.com', landing: '/' };
  const sent = intentFor(null, { size: '10x10' }, () => 'key-1', { first: search, last: search });
  expect(JSON.parse(sent.body)).toEqual({ size: '10x10', came_from: { first: search, last: search } });
  const direct = { landing: '/faq' };
  expect(intentFor(sent, { size: '10x10' }, () => 'key-2', { first: direct, last: direct })).toBe(sent);
  expect(intentFor(sent, { size: '10x20' }, () => 'key-2').key).toBe('key-2');
});
