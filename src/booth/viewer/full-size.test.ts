import { expect, test } from 'vitest';
import { mediaObjectPath } from '../../domain/media.ts';
import { fullSizeAddress, fullSizeFile } from './full-size.ts';

const MODEL = '/media/booth-designs/launch-0123456789abcdef.bin';
const PAGE = 'https://booths.example/?size=10x10#quote';
const about = { title: "Launch, 10' & more", page: PAGE };

test('the files are next to the model, at addresses that the site serves', () => {
  const file = fullSizeFile(MODEL, 'scene-viewer');
  expect(file).toBe('/media/booth-designs/launch-0123456789abcdef.glb');
  expect(mediaObjectPath(file)).not.toBeNull();
  expect(mediaObjectPath(fullSizeFile(MODEL, 'quick-look'))).not.toBeNull();
});

test('Quick Look gets the file itself, at full size only', () => {
  expect(fullSizeAddress('quick-look', MODEL, about)).toBe(
    '/media/booth-designs/launch-0123456789abcdef.usdz#allowsContentScaling=0',
  );
});

test('Scene Viewer is opened by an intent, with a way back to this page', () => {
  const address = fullSizeAddress('scene-viewer', MODEL, about);
  const [asked = '', intent = ''] = address.split('#Intent;');
  const query = new URL(asked.replace('intent:', 'https:')).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    file: 'https://booths.example/media/booth-designs/launch-0123456789abcdef.glb',
    mode: 'ar_preferred',
    title: "Launch, 10' & more",
    resizable: 'false',
  });
  const parts = intent.split(';');
  expect(parts).toContain('package=com.google.android.googlequicksearchbox');
  const back = parts.find((part) => part.startsWith('S.browser_fallback_url='))?.split('=')[1] ?? '';
  expect(decodeURIComponent(back)).toBe('https://booths.example/?size=10x10#no-full-size-viewer');
});
