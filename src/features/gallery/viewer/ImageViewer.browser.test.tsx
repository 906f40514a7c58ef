import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contentAnswers } from '../../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../../tests/browser/fake-api.ts';
import { gallery } from '../../../../tests/browser/gallery.tsx';
import { focus } from '../../../../tests/browser/texts.ts';

const { viewer, viewedWidth } = gallery;

beforeEach(() => {
  fakeApi(contentAnswers());
});

/** Opens the technology project's first picture and waits until it fits the window; returns its width. */
async function openFirst(): Promise<number> {
  await gallery.open('?project=demo-technology');
  await gallery.openPicture('Top View');
  await expect.poll(viewedWidth).toBeGreaterThan(innerWidth * 0.6);
  return viewedWidth();
}

function viewerButton(name: string) {
  return viewer.getByRole('button', { name });
}

test('a picture fills the screen and is in the address; buttons and arrow keys turn it, and the carousel below', async () => {
  await openFirst();
  expect(gallery.address()).toMatch(/^\?project=demo-technology&picture=design_top_view#/);
  await expect.element(viewer).toHaveAccessibleDescription('Picture 1 of 3');
  expect(gallery.viewedImage()?.alt).toBe('Quantessa Systems: Top View');

  await userEvent.keyboard('{ArrowRight}');
  await gallery.expectPicture('Front View');
  await viewerButton('Next picture').click();
  await gallery.expectPicture('Right View');
  await viewerButton('Next picture').click();
  await gallery.expectPicture('Top View');
  await viewerButton('Previous picture').click();
  await gallery.expectPicture('Right View');
  await userEvent.keyboard('{ArrowLeft}');
  await gallery.expectPicture('Front View');
  expect(gallery.address()).toMatch(/picture=design_front_view#/);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await gallery.expectProject('Quantessa Systems');
  await expect.element(gallery.slide('Front View')).toBeVisible();
});

test('buttons, keys and double click magnify; arrow keys then move the picture instead of turning it', async () => {
  const fitting = await openFirst();
  const image = () => gallery.viewedImage() as HTMLImageElement;
  const zoomOut = viewerButton('Zoom out');
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await viewerButton('Zoom in').click();
  await expect.poll(viewedWidth).toBeGreaterThan(fitting * 1.5);
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'false');
  await zoomOut.click();
  await expect.poll(viewedWidth).toBeCloseTo(fitting, 0);

  await focus(viewer.getByRole('heading'));
  await userEvent.keyboard('+');
  await expect.poll(viewedWidth).toBeGreaterThan(fitting * 1.5);
  await userEvent.keyboard('-');
  await expect.poll(viewedWidth).toBeCloseTo(fitting, 0);

  await userEvent.dblClick(image());
  await expect.poll(viewedWidth).toBeGreaterThan(fitting * 1.5);

  const top = () => image().getBoundingClientRect().y;
  const before = top();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(top).toBeLessThan(before);
  await userEvent.keyboard('{ArrowRight}');
  await gallery.expectPicture('Top View');
});

test('Escape and going back close only the picture and return the focus', async () => {
  await gallery.open();
  await gallery.openProject('Maple & Loom');
  for (const close of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
    await gallery.openPicture('Top View');
    await close();
    await expect.element(viewer).not.toBeInTheDocument();
    await gallery.expectProject('Maple & Loom');
    await expect.element(gallery.dialogButton('Show Top View full screen')).toHaveFocus();
    expect(gallery.address()).toMatch(/^\?project=demo-retail#/);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(gallery.dialog).not.toBeInTheDocument();
});

test('a link to a picture opens it over its project', async () => {
  await gallery.open('?project=demo-retail&picture=stand_side_photo');
  await gallery.expectPicture('Side');
  await viewerButton('Close full screen').click();
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(gallery.tab('Stand Photos')).toHaveAttribute('aria-selected', 'true');
  await expect.element(gallery.slide('Side')).toBeVisible();
  expect(gallery.address()).toMatch(/^\?project=demo-retail#/);
});
