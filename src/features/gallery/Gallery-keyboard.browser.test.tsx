import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bookingApi } from '../../../tests/browser/booking-api.ts';
import { gallery, ProjectsSection } from '../../../tests/browser/gallery.tsx';
import { addMarkup, hydrate } from '../../../tests/browser/hydrate.tsx';
import { pressByKeyboard } from '../../../tests/browser/keyboard.ts';
import { focus } from '../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../tests/browser/viewports.ts';
import { QuoteSection, wizard } from '../../../tests/browser/wizard.tsx';

test('a chip that the keyboard reached before the page came to life stays in sight', async () => {
  bookingApi();
  await setViewport(PHONE);
  const section = <ProjectsSection />;
  const markup = addMarkup(section);
  await focus(gallery.chip('Industry', 'Financial'));
  await userEvent.keyboard('{Tab}');
  const chip = gallery.chip('Industry', 'Automotive');
  await expect.element(chip).toHaveFocus();
  await expect.element(chip).toBeInViewport();

  await hydrate(section, markup);
  await expect.element(gallery.status).toHaveTextContent('6 projects');
  await expect.element(chip).toHaveFocus();
  await expect.element(chip).toBeInViewport({ ratio: 1 });
});

test('everything works with the keyboard alone', async () => {
  bookingApi();
  await hydrate(
    <>
      <QuoteSection />
      <ProjectsSection />
    </>,
  );
  await focus(gallery.chip('Industry', 'All'));
  await pressByKeyboard(gallery.chip('Booth size', "20' × 20'"));
  await expect.element(gallery.companies).toHaveLength(2);
  await pressByKeyboard(gallery.link('Torque & Ember Motors'));
  await expect.element(gallery.dialog.getByRole('heading', { level: 2 })).toHaveFocus();
  await pressByKeyboard(gallery.dialogButton('Next project'));
  await gallery.expectProject('Quantessa Systems');
  await pressByKeyboard(gallery.tab('Design Renderings'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(gallery.slide('Front')).toBeVisible();
  await pressByKeyboard(gallery.dialogButton('Next picture'));
  await expect.element(gallery.slide('Side')).toBeVisible();
  await pressByKeyboard(gallery.dialogButton('Show Side full screen'));
  await expect.element(gallery.viewer.getByRole('heading', { level: 2 })).toHaveFocus();
  const zoomOut = gallery.viewer.getByRole('button', { name: 'Zoom out' });
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await pressByKeyboard(gallery.viewer.getByRole('button', { name: 'Zoom in' }));
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'false');
  await pressByKeyboard(gallery.viewer.getByRole('button', { name: 'Close full screen' }));
  await expect.element(gallery.viewer).not.toBeInTheDocument();
  await pressByKeyboard(gallery.dialogButton('Start from this project'));
  await expect.element(wizard.heading('Choose your booth size')).toHaveFocus();
});
