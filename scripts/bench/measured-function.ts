/** A built function under the runtime that Cloud Functions uses, and what it takes to answer. */
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import type { StackAddresses } from '../stack/addresses.ts';
import { startFramework } from '../stack/built-function.ts';
import { type Load, type LoadAnswer, sendAll } from './http-load.ts';

const PROBE = resolve(import.meta.dirname, 'cpu-probe.js');
const LONGEST_START_MS = 60_000;

export interface MeasuredFunction {
  /** From nothing to the first answer: ms that passed, and ms of processor time. */
  readonly start: { readonly ms: number; readonly cpuMs: number };
  readonly measure: (load: Load) => Promise<Cost>;
  readonly stop: () => Promise<void>;
}

/** Cost of a load. */
export interface Cost {
  /** Processor time of a request, ms. */
  readonly cpuMs: number;
  readonly perSecond: number;
  readonly answers: readonly LoadAnswer[];
}

/** Starts a function and resolves with its first answer at `path`. */
export async function startMeasured(
  stack: StackAddresses,
  { path, ...what }: Omit<Parameters<typeof startFramework>[1], 'environment'> & { path: string },
  environment: Record<string, string> = {},
): Promise<MeasuredFunction> {
  const probe = await getPort({ host: '127.0.0.1' });
  const started = performance.now();
  const { origin, stop } = await startFramework(stack, {
    ...what,
    environment: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${PROBE}`,
      CPU_PROBE_PORT: String(probe),
      ...environment,
    },
  });
  try {
    while (!(await isListening(origin))) {
      if (performance.now() - started > LONGEST_START_MS) throw new Error(`${what.target} does not start`);
      await pause(5);
    }
    await sendAll(origin, { requests: 1, connections: 1, request: () => ({ path }) });
  } catch (error) {
    await stop();
    throw error;
  }
  const ms = performance.now() - started;
  return {
    start: { ms, cpuMs: (await cpuTime(probe)) / 1000 },
    measure: (load) => measure(origin, probe, load),
    stop,
  };
}

async function measure(origin: string, probe: number, load: Load): Promise<Cost> {
  const cpuBefore = await cpuTime(probe);
  const before = performance.now();
  const answers = await sendAll(origin, load);
  const seconds = (performance.now() - before) / 1000;
  const cpuMs = ((await cpuTime(probe)) - cpuBefore) / 1000 / load.requests;
  return { cpuMs, perSecond: load.requests / seconds, answers };
}

function isListening(origin: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => done(false));
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
  });
}

/** Processor time that the process at the probe has taken so far, microseconds. */
function cpuTime(probe: number): Promise<number> {
  return new Promise((resolved, reject) => {
    const socket = connect(probe, '127.0.0.1');
    let text = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolved(Number(text)));
  });
}
