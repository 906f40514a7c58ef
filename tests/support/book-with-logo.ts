import { expect, pictureFile } from './admin-content.ts';
import type { Visitor } from './visitor.ts';
import type { WizardPage } from './wizard-page.ts';
import { draftAt } from './wizard-page-draft.ts';

interface BookingWithLogo {
  readonly date: string;
  readonly time: string;
  readonly visitor: Visitor;
}

/** Books a meeting about Launch, with a logo that goes along. */
export async function bookWithLogo(wizard: WizardPage, booking: BookingWithLogo): Promise<void> {
  const { date, time, visitor } = booking;
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  const logo = wizard.root.getByRole('region', { name: 'Your logo on the booth' });
  await logo.getByLabel('Upload logo').setInputFiles(await pictureFile('logo.png', 300, 120));
  await expect(logo.getByAltText('Your logo')).toBeVisible();
  await wizard.design('Launch').click();
  await wizard.next('Choose Extras');
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await wizard.meeting.fillIn(date, time, visitor);
  await wizard.root.getByRole('checkbox', { name: /^Send a copy of my logo/ }).check();
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toContainText('We have your logo, along with your booking.');
}
