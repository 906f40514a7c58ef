import { expect, test } from 'vitest';
import { stackAddresses } from '../../scripts/stack/addresses.ts';
import { connectDirective, emulatorsFor, firebaseSettings } from './firebase.ts';

test.each([0, 10_000, 21_000])(
  'a page of the local stack %i finds its own emulators and project',
  (offset) => {
    const { ports, projectId } = stackAddresses(offset);
    const place = { hostname: 'localhost', port: String(ports.hosting) };
    expect(emulatorsFor(place)).toMatchObject({ authPort: ports.auth, firestorePort: ports.firestore });
    expect(firebaseSettings(place, {}).projectId).toBe(projectId);
  },
);

test("Astro's dev server stands before the stack of npm start", () => {
  const place = { hostname: 'localhost', port: String(stackAddresses(0).ports.dev) };
  expect(emulatorsFor(place)).toMatchObject({ authPort: stackAddresses(0).ports.auth });
});

test('a public site uses the settings of its build, and says which are missing', () => {
  const place = { hostname: 'booth.example', port: '' };
  const env = { PUBLIC_FIREBASE_API_KEY: 'key', PUBLIC_FIREBASE_PROJECT_ID: 'booth' };
  expect(emulatorsFor(place)).toBeNull();
  expect(firebaseSettings(place, env)).toEqual({ apiKey: 'key', projectId: 'booth' });
  expect(() => firebaseSettings(place, {})).toThrow('PUBLIC_FIREBASE_API_KEY');
});

test('only the pages that read the database may connect to it', () => {
  const place = { hostname: 'booth.example', port: '' };
  expect(connectDirective(place)).not.toContain('firestore');
  expect(connectDirective(place, { firestore: true })).toContain('https://firestore.googleapis.com');
  expect(connectDirective({ hostname: 'localhost', port: '15050' }, { firestore: true })).toBe(
    "connect-src 'self' http://127.0.0.1:19099 http://127.0.0.1:18080",
  );
});
