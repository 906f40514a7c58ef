import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { contentAnswers } from '../../../tests/browser/demo-content.ts';
import { fakeApi } from '../../../tests/browser/fake-api.ts';
import { gallery } from '../../../tests/browser/gallery.tsx';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';

for (const viewport of [{ width: 320, height: 640 }, ...WIDTHS]) {
  test(`at ${viewport.width} px filters, an empty result, the dialog and a picture are accessible`, async () => {
    fakeApi(contentAnswers());
    await setViewport(viewport);
    await gallery.open();
    await gallery.chip('Industry', 'Technology').click();
    await expectAccessible();
    await gallery.chip('Booth size', "10' × 10'").click();
    await expect.element(gallery.status).toMatchTextContent('No projects match');
    await expectAccessible();

    await gallery.root.getByRole('button', { name: 'Show all projects' }).click();
    await gallery.openProject('Torque & Ember Motors');
    await expect.element(gallery.slide('Top View')).toBeVisible();
    await expectAccessible();
    await gallery.tab('Stand Photos').click();
    await gallery.openPicture('Front');
    await expectAccessible();
  });
}
