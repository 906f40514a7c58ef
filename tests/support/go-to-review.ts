import type { WizardPage } from './wizard-page.ts';

/** From the first step to the review, each answered: CES, a 10' × 10' with the Launch design, a bar stool. */
export async function goToReview(wizard: WizardPage): Promise<void> {
  await wizard.chooseCity('Las Vegas');
  await wizard.chooseShow('CES');
  await wizard.next('Get Started');
  await wizard.size("10' × 10'").click();
  await wizard.previewButton('Launch').click();
  await wizard.preview.getByRole('button', { name: 'Select This Design' }).click();
  await wizard.next('Choose Extras');
  await wizard.more(wizard.extra('Bar stools')).click();
  await wizard.next('Review Quote');
}
