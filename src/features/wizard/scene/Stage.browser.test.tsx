import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SceneViewer } from '#booth/browser.ts';
import { MovingCamera } from '../../../../packages/booth-3d/src/viewer/moving-camera.ts';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { bookingApi } from '../../../../tests/browser/booking-api.ts';
import { sizeOf } from '../../../../tests/browser/size-of.ts';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { wizard } from '../../../../tests/browser/wizard.tsx';
import { draftAt } from '../../../../tests/support/wizard-page-draft.ts';

const { stage } = wizard;
const walk = stage.getByRole('button', { name: 'View in 3D' });
const fill = wizard.root.getByRole('button', { name: 'Full screen' });

beforeEach(() => {
  bookingApi();
  // Stops the clock, since software rendering is slow
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});

/** Pretends that this device renders well; software rendering counts as slow. */
function strongDevice(): void {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  const getContext = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false }) as null;
  });
}

/** Skips drawing. @returns what would show a design */
function withoutDrawing() {
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new Error('Not here'));
  vi.spyOn(SceneViewer.prototype, 'still').mockResolvedValue(new Blob());
  return vi.spyOn(SceneViewer.prototype, 'setDesign').mockResolvedValue();
}

const boxOfStage = (): DOMRect => stage.element().getBoundingClientRect();

test('next to steps 2 to 4 the booth is 720 px wide, in view with total and button however far one scrolls', async () => {
  await wizard.openWithDraft(draftAt('extras'));
  await wizard.step(2).getByRole('button').click();
  for (const next of ['Choose Extras', 'Review Quote', 'Pick a Time & Book Kickoff']) {
    await expect.element(wizard.primary(next)).toHaveLength(1);
    expect(boxOfStage().width).toBeGreaterThanOrEqual(720);
    const section = stage.element().previousElementSibling as HTMLElement;
    for (const at of [0, section.offsetHeight / 2]) {
      scrollTo({ top: section.getBoundingClientRect().top + scrollY + at, behavior: 'instant' });
      await expect.poll(() => boxOfStage().top).toBeGreaterThanOrEqual(0);
      expect(boxOfStage().bottom).toBeLessThan(DESKTOP.height);
      await expect.element(stage.getByText('Estimated total').first()).toBeVisible();
    }
    await wizard.next(next);
  }
  await expect.element(stage).not.toBeInTheDocument();
});

test('before a design is chosen an example stands there, and the estimate is to come', async () => {
  await wizard.open();
  await expect.element(stage).not.toBeInTheDocument();
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await wizard.next('Get Started');
  await expect.element(stage).toMatchTextContent('For example: Launch');
  await expect.element(stage).toMatchTextContent('Your estimate appears here');
  await wizard.size("10' × 20'").click();
  await expect.element(stage).toMatchTextContent(/For example: .*10' × 20'/);
  await wizard.design('Showcase').click();
  await expect.element(stage).not.toMatchTextContent('For example');
  await expect.element(stage).toMatchTextContent('$15,500');
  await expectAccessible();
});

test('a quote without a design has the price summary next to its steps', async () => {
  await wizard.openWithDraft(draftAt('extras', { selectedDesign: null }));
  await expect.element(wizard.summary.getByRole('heading', { name: 'Live price summary' })).toBeVisible();
  await expect.element(stage).not.toBeInTheDocument();
});

describe('in 3D', () => {
  test('the viewer starts by itself on a device that draws it well, at the front in each step, until it is closed', async () => {
    strongDevice();
    const setDesign = withoutDrawing();
    const to = vi.spyOn(MovingCamera.prototype, 'to');
    await wizard.openWithDraft(draftAt('extras', { extras: [] }));
    await expect.element(walk).toBeVisible();
    expect(setDesign).not.toHaveBeenCalled();
    await expect.element(stage.getByRole('application')).toBeVisible();
    to.mockClear();
    await wizard.next('Review Quote');
    await expect.element(wizard.heading('Review your booth quote')).toBeVisible();
    await expect.element(stage.getByRole('application')).toBeVisible();
    expect(to.mock.calls).toEqual([['frontview']]);
    await stage.getByRole('button', { name: 'Back to the picture' }).click();
    await expect.element(walk).toHaveFocus();
    await wizard.back.click();
    await expect.element(wizard.heading('Choose your extras & features')).toBeVisible();
    await expect.element(walk).toBeVisible();
  });

  test("the preview's first state is the 3D view, and its pictures are one press away", async () => {
    strongDevice();
    withoutDrawing();
    await wizard.openWithDraft(draftAt('booth'));
    await wizard.size("10' × 10'").click();
    await wizard.previewButton('Studio').click();
    await expect.element(wizard.preview.getByRole('application')).toBeVisible();
    await wizard.preview.getByRole('button', { name: 'Back to the pictures' }).click();
    await expect.element(wizard.currentView('Front View')).toBeInTheDocument();
  });

  test('it does not start by itself on a weak device', async () => {
    vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(2);
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    await wizard.openWithDraft(draftAt('extras', { extras: [] }));
    await expect.element(walk).toBeVisible();
    vi.advanceTimersByTime(5000);
    expect(getContext).not.toHaveBeenCalled();
    await expect.element(walk).toBeVisible();
    vi.useRealTimers();
  });
});

test('a picture without the extras says so once one is chosen, and nothing claims to be in it', async () => {
  await wizard.openWithDraft(draftAt('extras', { extras: [] }));
  const chip = "Shown without extras; we'll place them with you";
  await expect.element(stage).toBeVisible();
  await expect.element(stage).not.toMatchTextContent(chip);
  await wizard.more(wizard.extra('Bar stools')).click();
  await expect.element(stage).toMatchTextContent(chip);
  await expect.element(wizard.root).toMatchTextContent('Bar stools: 1, $95. Not shown: we place it with you');
});

describe('on a phone', () => {
  beforeEach(() => setViewport(PHONE));

  test('above the extras the scene starts by itself on a device that draws it well, and a tap fills the screen', async () => {
    strongDevice();
    withoutDrawing();
    await wizard.openWithDraft(draftAt('extras', { extras: [] }));
    const scene = wizard.root.getByRole('application');
    await expect.element(scene).toBeVisible();
    await expect.element(wizard.root.getByRole('button', { name: 'View options' })).not.toBeInTheDocument();
    await expectAccessible();
    const { words, controls } = sizeOf(wizard.root.element());
    expect(words).toBeLessThanOrEqual(300);
    expect(controls.length).toBeLessThanOrEqual(25);
    await scene.click();
    await expect.element(wizard.preview.getByRole('application')).toBeVisible();
  });

  test('a strip of the step fills the screen at a tap, with at most three controls on the picture', async () => {
    withoutDrawing();
    await wizard.openWithDraft(draftAt('extras', { extras: [] }));
    await expect.element(fill).toBeVisible();
    expect(fill.element().getBoundingClientRect().height).toBeLessThanOrEqual(PHONE.height * 0.4);
    await fill.click();
    const { preview } = wizard;
    const scene = preview.getByRole('application');
    await expect.element(scene).toBeVisible();
    const { width, height } = scene.element().getBoundingClientRect();
    expect([width, height]).toEqual([PHONE.width, PHONE.height]);
    await expect.element(preview.getByRole('button')).toHaveLength(2);
    await preview.getByRole('button', { name: 'View options' }).click();
    await expect.element(preview.getByRole('button', { name: 'Turn left' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await preview.getByRole('button', { name: 'Close full screen' }).click();
    await expect.element(preview).not.toBeInTheDocument();
    await expect.element(fill).toHaveFocus();
  });
});
