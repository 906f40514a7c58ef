import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { ENTRY_POINTS, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { ENDPOINTS } from '../support/entry-points.ts';

test('every exported function has a row in the table of entry points, and vice versa', () => {
  expect(Object.keys(ENTRY_POINTS).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test('every exported function has one account', () => {
  const functions = SERVICE_ACCOUNTS.flatMap((account) => account.functions);
  expect(functions.sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test.each(Object.entries(ENTRY_POINTS))(
  '%s is deployed with the memory and the callers in its row',
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

test('the local stack can read the schedule of every scheduled function', () => {
  const schedules = Object.values(ENDPOINTS).flatMap(({ scheduleTrigger }) => scheduleTrigger ?? []);
  expect(schedules.length).toBeGreaterThan(9);
  for (const { schedule } of schedules) expect(new Cron(schedule).nextRun()).toBeInstanceOf(Date);
});
