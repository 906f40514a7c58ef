import { expect, test } from 'vitest';
import { connectDirective, firebaseSettings } from './firebase.ts';

const API_KEY = `AIza${'0'.repeat(35)}`;
const PUBLIC = { PUBLIC_FIREBASE_API_KEY: API_KEY, PUBLIC_FIREBASE_PROJECT_ID: 'booth' };
const EMULATED = {
  PUBLIC_FIREBASE_API_KEY: 'local',
  PUBLIC_FIREBASE_PROJECT_ID: 'demo-booth',
  PUBLIC_FIREBASE_AUTH_EMULATOR: '127.0.0.1:9099',
  PUBLIC_FIREBASE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
};

test('a public site has the settings of its build, and no emulators', () => {
  expect(firebaseSettings(PUBLIC)).toEqual({ apiKey: API_KEY, projectId: 'booth' });
  expect(firebaseSettings({ ...PUBLIC, PUBLIC_FIREBASE_APP_ID: ' 1:2:web:3 ' })).toMatchObject({
    appId: '1:2:web:3',
  });
});

test('a build without settings fails, names each one and where to get it', () => {
  const build = () => firebaseSettings({ PUBLIC_FIREBASE_API_KEY: ' ' });
  expect(build).toThrow(/PUBLIC_FIREBASE_API_KEY is missing\n +PUBLIC_FIREBASE_PROJECT_ID is missing\n/);
  expect(build).toThrow('Firebase console');
});

test.each([
  ['an address instead of a project', { ...PUBLIC, PUBLIC_FIREBASE_PROJECT_ID: 'https://x' }, 'PROJECT_ID'],
  ['the other', { ...EMULATED, PUBLIC_FIREBASE_FIRESTORE_EMULATOR: '' }, 'FIRESTORE_EMULATOR is missing'],
  [
    'a cut API key',
    { ...PUBLIC, PUBLIC_FIREBASE_API_KEY: API_KEY.slice(0, -1) },
    'API_KEY is no API key: those are AIza and 35 more characters',
  ],
  [
    'no port',
    { ...EMULATED, PUBLIC_FIREBASE_AUTH_EMULATOR: 'localhost' },
    'AUTH_EMULATOR must be host:port of an emulator',
  ],
  [
    'emulators of a real project',
    { ...EMULATED, PUBLIC_FIREBASE_PROJECT_ID: 'booth' },
    'PROJECT_ID must begin with demo-',
  ],
])('a build with %s fails', (_what, env, message) => {
  expect(() => firebaseSettings(env)).toThrow(message);
});

test('only the pages that read the database may connect to it', () => {
  const settings = firebaseSettings(PUBLIC);
  expect(connectDirective(settings)).not.toContain('firestore');
  expect(connectDirective(settings, { firestore: true })).toContain('https://firestore.googleapis.com');
  expect(connectDirective(firebaseSettings(EMULATED), { firestore: true })).toBe(
    "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080",
  );
});
