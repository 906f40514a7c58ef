import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  CPU_MS,
  FIRST_STEP_JS_KILOBYTES,
  FONT_KILOBYTES,
  HERO_KILOBYTES,
  HTML_KILOBYTES,
  PATH_IMAGE_KILOBYTES,
  PATH_JS_KILOBYTES,
  SETTINGS,
} from './measured.ts';

function textOf(path: string): string {
  return readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
}

const PAGE = textOf('docs/performance.md');

/** Number in the second column of the first row with this prefix. */
function figure(row: string): number {
  const line = PAGE.split('\n').find((text) => text.startsWith(`| ${row}`));
  return Number(line?.split('|')[2]?.trim());
}

test.each([
  ['HTML, whole', HTML_KILOBYTES],
  ['Font ', FONT_KILOBYTES],
  ['Hero, two pixels a point', HERO_KILOBYTES],
  ["JS until the wizard's first step answers", FIRST_STEP_JS_KILOBYTES],
  ["JS of the whole path to 'booked'", PATH_JS_KILOBYTES],
  ['Images of the whole path', PATH_IMAGE_KILOBYTES],
])("'%s' is within a twentieth of what docs/performance.md says", (row, counted) => {
  expect(counted / figure(row)).toBeGreaterThan(0.95);
  expect(counted / figure(row)).toBeLessThan(1.05);
});

test.each([
  ['CPU ms a request: content', CPU_MS.content],
  ['CPU ms a request: availability', CPU_MS.availability],
  ['CPU ms: quote', CPU_MS.quote],
  ['CPU ms: booking', CPU_MS.booking],
])("'%s' is what docs/performance.md says", (row, counted) => {
  expect(counted).toBe(figure(row));
});

test.each([
  ['functions/src/api.ts', `maxInstances: ${SETTINGS.apiInstances},`],
  ['functions/src/api.ts', `concurrency: ${SETTINGS.apiConcurrency},`],
  [
    'functions/src/http/entry-points.ts',
    `api: { invoker: 'public', memory: '${SETTINGS.apiGibibytes * 1_024}MiB'`,
  ],
  ['functions/src/content/content-route.ts', `s-maxage=${SETTINGS.contentTtlSeconds},`],
  ['functions/src/bookings/availability-route.ts', `s-maxage=${SETTINGS.availabilityTtlSeconds},`],
  ['functions/src/platform/params.ts', `copySeconds: ${SETTINGS.copySeconds},`],
  ['functions/src/platform/params.ts', 'totalRequestsPerHour: 1_200,'],
  ['functions/src/mail-triggers.ts', `queueOptions(${SETTINGS.mailsAtATime})`],
  ['functions/src/mail-triggers.ts', `maxDispatchesPerSecond: ${SETTINGS.mailsPerSecond} `],
])('%s has %s', (path, words) => {
  expect(textOf(path)).toContain(words);
});
