import { expect, test } from 'vitest';
import { fullSizeAddress, fullSizeFile } from './full-size.ts';

const PACKED = 'https://booths.example/_astro/10x10-launch.BzMqA8in.bin';
const PAGE = 'https://booths.example/?size=10x10#quote';
const about = { title: "Launch, 10' & more", page: PAGE };

test('the files are next to the packed model, under names that browsers may cache', () => {
  const file = fullSizeFile(PACKED, 'scene-viewer');
  expect(file).toBe('https://booths.example/_astro/10x10-launch-v1.BzMqA8in.glb');
  expect(new URL(file).pathname).toMatch(/^\/_astro\/.+\.[A-Za-z0-9_-]{8}\.[a-z0-9]+$/);
  expect(fullSizeFile('/src/assets/booth3d/10x10-launch.bin', 'quick-look')).toBe(
    '/src/assets/booth3d/10x10-launch-v1.usdz',
  );
});

test('Quick Look gets the file itself, at full size only', () => {
  expect(fullSizeAddress('quick-look', PACKED, about)).toBe(
    'https://booths.example/_astro/10x10-launch-v1.BzMqA8in.usdz#allowsContentScaling=0',
  );
});

test('Scene Viewer is opened by an intent, with a way back to this page', () => {
  const address = fullSizeAddress('scene-viewer', PACKED, about);
  const [asked = '', intent = ''] = address.split('#Intent;');
  const query = new URL(asked.replace('intent:', 'https:')).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    file: 'https://booths.example/_astro/10x10-launch-v1.BzMqA8in.glb',
    mode: 'ar_preferred',
    title: "Launch, 10' & more",
    resizable: 'false',
  });
  const parts = intent.split(';');
  expect(parts).toContain('package=com.google.android.googlequicksearchbox');
  const back = parts.find((part) => part.startsWith('S.browser_fallback_url='))?.split('=')[1] ?? '';
  expect(decodeURIComponent(back)).toBe('https://booths.example/?size=10x10#no-full-size-viewer');
});
