import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SceneProblem, SceneViewer } from '#booth/browser.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { focus } from '../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { preview } = wizard;
const walk = preview.getByRole('button', { name: 'View in 3D' });
const back = preview.getByRole('button', { name: 'Back to the pictures' });
const scene = preview.getByRole('application', { name: 'Launch, 10 by 10 feet' });
const picture = preview.getByRole('img', { name: 'Launch: Left View' });

async function openPreview(): Promise<void> {
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await expect.element(picture).toBeInTheDocument();
}

function view(name: string) {
  return preview.getByRole('button', { name });
}

function failWith(reason: 'slow' | 'lost'): void {
  vi.spyOn(SceneViewer.prototype, 'setDesign').mockRejectedValue(new SceneProblem(reason));
}

/** Returns the loaded files of the 3D code. Requests by workers are not included. */
function loaded(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return names.filter((name) => /BoothScene|scene-viewer|model-worker/.test(name));
}

beforeEach(() => {
  // Stops the clock, since software rendering is slow
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});

// Must be the first test in this file: later tests load the files that it checks
test('nothing is loaded before the press', async () => {
  bookingApi();
  const setDesign = vi.spyOn(SceneViewer.prototype, 'setDesign');
  performance.clearResourceTimings();
  await openPreview();
  await expect.element(walk).toBeVisible();
  expect(loaded()).toEqual([]);
  expect(setDesign).not.toHaveBeenCalled();
});

test('one press shows the design in 3D in place of the pictures, also by keyboard and for screen readers', async () => {
  bookingApi();
  await openPreview();
  await view('Left View').click();
  await focus(walk);
  await userEvent.keyboard('{Enter}');
  await expect.element(back).toBeVisible();
  await expect.element(back).toHaveFocus();
  await expect.element(scene).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(preview).toMatchTextContent('Launch, 10 by 10 feet, in 3D');
  // Reduced motion: the camera stays at the front
  await expect.element(view('Front View')).toHaveAttribute('aria-current', 'true');
  await setViewport(PHONE);
  await expectAccessible();

  await focus(scene);
  await userEvent.keyboard('{ArrowRight}+');
  await expect.element(view('Front View')).toHaveAttribute('aria-current', 'false');
  await view('Right View').click();
  await expect.element(view('Right View')).toHaveAttribute('aria-current', 'true');
  await view('Turn left').click();
  await view('View options').click();
  await expectAccessible();
  await view('Zoom in').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(view('Zoom in')).not.toBeInTheDocument();
  await expect.element(view('View options')).toHaveFocus();
  await expect.element(view('Right View')).toHaveAttribute('aria-current', 'false');

  await view('Next design').click();
  await expect.element(preview.getByRole('application', { name: 'Studio, 10 by 10 feet' })).toBeVisible();
  await back.click();
  await expect.element(walk).toHaveFocus();
  await expect.element(preview.getByRole('img', { name: 'Studio: Top View' })).toBeVisible();
});

test.each<[string, () => unknown, string, boolean]>([
  ['a scene that is slow', () => failWith('slow'), 'would be slow on this device', false],
  ['a scene that is lost', () => failWith('lost'), 'you can try again', true],
  [
    'a browser without WebGL 2',
    () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
    "can't show the booth in 3D",
    false,
  ],
])('%s leaves the pictures, with a line that says so', async (_what, fail, line, isOffered) => {
  bookingApi();
  // The picture next to the step is then drawn, too
  allowProblems(/^warn: The booth could not be drawn/);
  fail();
  await openPreview();
  await walk.click();
  await expect.element(preview.getByRole('status').filter({ hasText: line })).toBeVisible();
  await expect.element(view('Left View')).toBeVisible();
  await expect.element(scene).not.toBeInTheDocument();
  await expect.element(walk).toHaveLength(isOffered ? 1 : 0);
});
