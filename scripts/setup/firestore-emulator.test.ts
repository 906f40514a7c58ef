import { expect, test, vi } from 'vitest';
import { findFirestoreEmulator } from './firestore-emulator.mjs';

/** Returns a machine without any emulator or tool, except for `changes`. */
function machine(changes: Record<string, unknown> = {}) {
  return {
    isHidane: vi.fn((_program: string) => false),
    javaMajor: vi.fn(() => 0),
    downloadOfficial: vi.fn(async () => false),
    installWithCargo: vi.fn(async () => false),
    ...changes,
  };
}
const find = (mock: ReturnType<typeof machine>, environment = {}) =>
  findFirestoreEmulator('/project', Promise.resolve(), mock, environment);

test('hidane on the PATH comes before everything else', async () => {
  const mock = machine({ isHidane: (program: string) => program === 'hidane', javaMajor: () => 21 });
  expect(await find(mock)).toBe('hidane');
  expect(mock.downloadOfficial).not.toHaveBeenCalled();
});

test('with Java 21 the official emulator comes before a build from source', async () => {
  const mock = machine({ javaMajor: () => 21, downloadOfficial: vi.fn(async () => true) });
  expect(await find(mock)).toBeNull();
  expect(mock.installWithCargo).not.toHaveBeenCalled();
});

test('cargo builds hidane if the official emulator cannot be downloaded or Java is older', async () => {
  for (const javaMajor of [() => 17, () => 21]) {
    const built = vi.fn(async () => true);
    const isHidane = (program: string) => built.mock.calls.length > 0 && program.endsWith('bin/hidane');
    expect(await find(machine({ javaMajor, isHidane, installWithCargo: built }))).toMatch(/bin\/hidane$/);
  }
});

test('without any source, the error says what to install', async () => {
  await expect(find(machine())).rejects.toThrow('install Rust (https://rustup.rs) or Java 21');
});

test('FIRESTORE_EMULATOR=official selects the official emulator, and fails without its Java', async () => {
  const official = { FIRESTORE_EMULATOR: 'official' };
  expect(await find(machine({ javaMajor: () => 21, isHidane: () => true }), official)).toBeNull();
  await expect(find(machine({ isHidane: () => true }), official)).rejects.toThrow('needs Java 21');
});
