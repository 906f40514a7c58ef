import { expect, test } from 'vitest';
import { ENTRY_POINTS } from '../../functions/src/http/entry-points.ts';
import { ENDPOINTS } from '../support/entry-points.ts';

test('every exported function has a row in the table of entry points, and no other', () => {
  expect(Object.keys(ENTRY_POINTS).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test.each(Object.entries(ENTRY_POINTS))(
  '%s is deployed with the memory and the callers of its row',
  (name, { memory, invoker, bodyLimit }) => {
    const { availableMemoryMb, httpsTrigger, blockingTrigger } = ENDPOINTS[name] ?? {};
    const isPublic = httpsTrigger ? !httpsTrigger.invoker : blockingTrigger !== undefined;

    expect([availableMemoryMb, isPublic ? 'public' : 'private']).toEqual([megabytes(memory), invoker]);
    // Only a function with routes of its own has their limits
    expect(bodyLimit === 'by route').toBe(httpsTrigger !== undefined);
  },
);

function megabytes(memory: string): number {
  return Number.parseInt(memory, 10) * (memory.endsWith('GiB') ? 1024 : 1);
}
