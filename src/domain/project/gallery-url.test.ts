import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INDUSTRIES, PROJECT_BOOTH_SIZES } from '../quote/catalogue.ts';
import { type GalleryView, gallerySearch, readGalleryView } from './gallery-url.ts';

const CLOSED: GalleryView = { industry: null, boothSize: null, project: null, picture: null };

test('unknown values count as All, and a picture without a project as none', () => {
  expect(readGalleryView('?industry=farming&size=1x1&project=&picture=x')).toEqual(CLOSED);
});

test("the gallery's parts of the query are replaced, others stay", () => {
  const view = { ...CLOSED, industry: 'Energy' } as const;
  expect(gallerySearch('?utm_source=a&industry=retail&project=p1&x=1', view)).toBe(
    '?utm_source=a&industry=energy&x=1',
  );
});

test('every view is restored from its query', () => {
  const anyView = fc
    .record({
      industry: fc.constantFrom(null, ...INDUSTRIES),
      boothSize: fc.constantFrom(null, ...PROJECT_BOOTH_SIZES),
      project: fc.option(fc.string({ minLength: 1 }), { nil: null }),
      picture: fc.option(fc.string({ minLength: 1 }), { nil: null }),
    })
    .map((view) => (view.project ? view : { ...view, picture: null }));
  const holds = fc.property(anyView, (view) => {
    expect(readGalleryView(gallerySearch('?a=b', view))).toEqual(view);
  });
  fc.assert(holds);
});
