import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Cron } from 'croner';
import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import { ENTRY_POINTS, SERVICE_ACCOUNTS } from '../../functions/src/platform/service-accounts.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { WEBHOOK_RECORDS } from '../../src/domain/webhook-payloads.ts';

interface Endpoint {
  readonly httpsTrigger?: { readonly invoker?: readonly string[] };
  readonly blockingTrigger?: object;
  readonly eventTrigger?: { readonly eventFilterPathPatterns: { readonly document: string } };
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly timeoutSeconds?: number | object;
  readonly availableMemoryMb?: number | object;
}

const EXPORTED = functions as unknown as Readonly<Record<string, { readonly __endpoint: Endpoint }>>;
const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(EXPORTED).map(([name, { __endpoint }]) => [name, __endpoint]),
);

test('every exported function has a row in the table of entry points, and one account; there are no others', () => {
  const exported = Object.keys(ENDPOINTS).sort();
  expect(Object.keys(ENTRY_POINTS).sort()).toEqual(exported);
  expect(SERVICE_ACCOUNTS.flatMap(({ functions }) => Object.keys(functions)).sort()).toEqual(exported);
});

test.each(Object.entries(ENTRY_POINTS))(
  '%s is deployed with the memory and the callers in its row',
  (name, { memory, invoker, bodyLimit }) => {
    const { availableMemoryMb, httpsTrigger, blockingTrigger } = ENDPOINTS[name] ?? {};
    const isPublic = httpsTrigger ? !httpsTrigger.invoker : blockingTrigger !== undefined;

    expect([availableMemoryMb, isPublic ? 'public' : 'private']).toEqual([megabytes(memory), invoker]);
    // Only a function with routes has limits by route
    expect(bodyLimit === 'by route').toBe(httpsTrigger !== undefined);
  },
);

function megabytes(memory: string): number {
  return Number.parseInt(memory, 10) * (memory.endsWith('GiB') ? 1024 : 1);
}

test('three schedules, which the local stack can read; a run ends before the next, and within the longest deadline of the scheduler', () => {
  const schedules = Object.values(ENDPOINTS).filter(({ scheduleTrigger }) => scheduleTrigger);
  expect(schedules).toHaveLength(3);
  for (const { scheduleTrigger, timeoutSeconds } of schedules) {
    const [first, next] = new Cron(scheduleTrigger?.schedule ?? '').nextRuns(2).map(Number);
    const longest = Math.min(1_800, ((next ?? 0) - (first ?? 0)) / 1_000);
    expect(timeoutSeconds).toBeLessThan(longest);
  }
});

test('a trigger follows the records of each kind that has events for connected systems', () => {
  const followed = Object.entries(ENDPOINTS).flatMap(([name, { eventTrigger }]) =>
    name.startsWith('follow') ? [eventTrigger?.eventFilterPathPatterns.document] : [],
  );
  expect(followed).toEqual(
    expect.arrayContaining(Object.values(WEBHOOK_RECORDS).map(({ name }) => `${name}/{id}`)),
  );
});

test('the blocking functions load little at first: no database, storage, mail or image code', () => {
  const bundle = readFileSync(resolve(testStackAddresses().folder, 'functions/lib/access.js'), 'utf8');

  const imported = [...bundle.matchAll(/^import .*?from "([^"]+)"|^} from "([^"]+)"|^import "([^"]+)"/gms)];
  expect(new Set(imported.map(([, a, b, c]) => a ?? b ?? c))).toEqual(
    new Set(['firebase-functions/identity', 'firebase-functions/params', 'node:diagnostics_channel']),
  );
});
