import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import places from '#company/designs/places.json';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi, CONTENT } from '../../../../tests/browser/booking-api.ts';
import { discFile } from '../../../../tests/browser/booth-scene/logo-files.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';
import { SceneProblem } from '../../../booth/viewer/scene-problem.ts';
import { SceneViewer } from '../../../booth/viewer/scene-viewer.ts';

/** The demo's designs, with pictures as they are stored. */
const STORED = {
  ...DEMO_CONTENT,
  booth_designs: DEMO_CONTENT.booth_designs.map((design) => {
    const name = Object.keys(places).find((each) => each.startsWith(design.slug));
    return { ...design, images: { frontview: `/media/booth-designs/${name}-1200x900.webp` } };
  }),
};

const cards = () => [...wizard.root.element().querySelectorAll('[role=radiogroup] [data-projected]')];
/** Counts the logos on a picture. */
const logosOn = (picture: Element) =>
  [...picture.querySelectorAll<HTMLElement>('*')].filter(({ style }) =>
    style.transform.startsWith('matrix3d'),
  ).length;
const logos = () => cards().map(logosOn);
/** Tells if the picture in a part has the logo: projected, or drawn in 3D. */
const isWornOn = (part: Locator) => () =>
  [...part.element().querySelectorAll('[data-projected], img[src^="blob:"]')].some(
    (picture) => picture instanceof HTMLImageElement || logosOn(picture) === 5,
  );
/** Addresses of blank views that were requested; the test's server also has a module for each. */
const loadedViews = () => {
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    ...new Set(requested.filter((name) => name.includes('/company/designs/') && !name.includes('import'))),
  ];
};

async function uploadLogo() {
  await userEvent.upload(wizard.root.getByLabelText(/^(Upload logo|Choose another)$/), discFile('#d01040'));
}

const CASES: readonly (readonly [string, () => void])[] = [
  ['without WebGL', () => vi.stubGlobal('WebGL2RenderingContext', undefined)],
  ['with data saving', () => vi.stubGlobal('navigator', withConnection({ saveData: true }))],
  ['on a weak device', () => vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(2)],
  [
    'where 3D fails',
    () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
      vi.spyOn(SceneViewer.prototype, 'setDesign').mockRejectedValue(new SceneProblem('unloadable'));
    },
  ],
];

function withConnection(connection: object): Navigator {
  return new Proxy(navigator, {
    get: (own, name) => {
      const value = name === 'connection' ? connection : Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}

test.each(CASES)('%s a logo is on the front views of the cards', async (_case, set) => {
  bookingApi({ [CONTENT]: STORED });
  set();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("20' × 20'").click();
  await expect.element(wizard.previewButton('Island')).toBeVisible();
  performance.clearResourceTimings();
  expect(loadedViews()).toEqual([]);
  await uploadLogo();
  // Pavilion: wall, tower and counter; Island: sign on three sides, tower and counter
  await expect.poll(logos, { timeout: 20_000 }).toEqual([3, 5]);
  expect(loadedViews().length).toBeLessThanOrEqual(6);
  await expectAccessible();
  await wizard.root.getByRole('radio', { name: 'Island' }).click();
  await wizard.next('Choose Extras');
  await expect.poll(isWornOn(wizard.stage), { timeout: 20_000 }).toBe(true);
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await expect.poll(isWornOn(wizard.summary), { timeout: 20_000 }).toBe(true);
  await wizard.step(3).getByRole('button').click();
  await wizard.back.click();
  await wizard.root.getByRole('button', { name: /^Remove/ }).click();
  await wizard.root.getByRole('button', { name: 'As designed' }).click();
  expect(cards()).toHaveLength(0);
});
