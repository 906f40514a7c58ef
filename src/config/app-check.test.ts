import { expect, test } from 'vitest';
import { allowAppCheck, appCheckSiteKey } from './app-check.ts';

test("a key needs the app's id as well", () => {
  const PUBLIC_FIREBASE_APP_ID = '1:2:web:3';
  expect(appCheckSiteKey({ PUBLIC_FIREBASE_APP_ID, PUBLIC_APP_CHECK_SITE_KEY: ' 6Lc_key-1 ' })).toBe(
    '6Lc_key-1',
  );
  expect(appCheckSiteKey({ PUBLIC_FIREBASE_APP_ID })).toBeNull();
  expect(appCheckSiteKey({ PUBLIC_APP_CHECK_SITE_KEY: ' ' })).toBeNull();
  expect(() => appCheckSiteKey({ PUBLIC_APP_CHECK_SITE_KEY: '6Lc' })).toThrow('PUBLIC_FIREBASE_APP_ID');
  expect(() => appCheckSiteKey({ PUBLIC_FIREBASE_APP_ID, PUBLIC_APP_CHECK_SITE_KEY: "x' y" })).toThrow(
    'not a reCAPTCHA Enterprise key',
  );
});

test("without a key a page's policy allows nothing more", () => {
  const inserted: unknown[] = [];
  const insert = (source: unknown) => void inserted.push(source);
  const csp = { insertDirective: insert, insertScriptResource: insert } as unknown as Parameters<
    typeof allowAppCheck
  >[0];

  allowAppCheck(csp, null);
  expect(inserted).toEqual([]);
  allowAppCheck(csp, '6Lc');
  expect(inserted).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  );
});
