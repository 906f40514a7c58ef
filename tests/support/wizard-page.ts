import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#company/texts.ts';
import type { WizardDraft } from '../../src/domain/wizard/draft.ts';
import { scrollToIsland, waitForHydration } from './islands.ts';
import { MeetingPart } from './wizard-page-meeting.ts';

/** Storage key of the wizard's draft. */
const DRAFT_KEY = 'booth-studio:quote-draft:v1';

const CITY_LABEL = 'Which U.S. city is your trade show in?';
const SHOW_LABEL = 'Which trade show are you attending?';

/** The quote wizard, located by roles and names only. */
export class WizardPage {
  readonly page: Page;
  readonly root: Locator;
  readonly meeting: MeetingPart;
  readonly cityOptions: Locator;
  readonly showOptions: Locator;
  readonly back: Locator;

  readonly city: Locator;
  readonly show: Locator;
  readonly locationResult: Locator;
  readonly boothSelection: Locator;
  readonly preview: Locator;
  readonly extrasSelection: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('region', { name: texts.quote.heading });
    this.meeting = new MeetingPart(page, this.root);
    this.back = this.root.getByRole('button', { name: 'Back', exact: true });

    this.city = this.root.getByRole('combobox', { name: CITY_LABEL });
    this.show = this.root.getByRole('combobox', { name: SHOW_LABEL });
    this.cityOptions = this.optionsOf(CITY_LABEL);
    this.showOptions = this.optionsOf(SHOW_LABEL);
    this.locationResult = this.root.getByRole('status').filter({ hasText: /Great!|Sorry/ });
    this.boothSelection = this.root.getByRole('status').filter({ hasText: 'Your booth selection' });
    this.preview = page.getByRole('dialog');
    this.extrasSelection = this.section('Your extras selection');
  }

  /** Goes to the wizard and waits until it responds. */
  async open(): Promise<void> {
    await this.page.goto('/#quote-automation');
    await waitForHydration(this.root);
  }

  /** Opens the site with a stored draft. */
  async openWithDraft(draft: WizardDraft): Promise<void> {
    await this.plantDraft(JSON.stringify(draft));
    await this.open();
  }

  /** Stores this text as the draft of the first opened page. A reload does not restore it. */
  async plantDraft(text: string): Promise<void> {
    await this.page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('draft-planted')) return;
        sessionStorage.setItem('draft-planted', 'yes');
        localStorage.setItem(key, value);
      },
      [DRAFT_KEY, text] as const,
    );
  }

  /** Scrolls to the wizard and waits until it responds. */
  async isAlive(): Promise<void> {
    await scrollToIsland(this.root);
  }

  /** Returns the stored draft, parsed; null without one. */
  async storedDraft(): Promise<WizardDraft | null> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
    return text === null ? null : (JSON.parse(text) as WizardDraft);
  }

  private optionsOf(label: string): Locator {
    return this.root.getByRole('listbox', { name: label }).getByRole('option');
  }

  heading(name: string): Locator {
    return this.root.getByRole('heading', { name, exact: true });
  }

  /** Locates a step's section under a heading. */
  section(name: string): Locator {
    return this.heading(name).locator('xpath=..');
  }

  primary(label: string): Locator {
    return this.root.getByRole('button', { name: label, exact: true });
  }

  async next(label: string): Promise<void> {
    await this.primary(label).click();
  }

  /** Waits for a message on screen, as a toast or already announced. */
  async expectToast(title: string, description = ''): Promise<void> {
    const toast = this.page.getByRole('listitem').filter({ hasText: title });
    await expect(toast).toContainText(description);
  }

  async chooseCity(city: string): Promise<void> {
    await this.city.fill(city);
    await this.cityOptions.filter({ hasText: city }).click();
    await expect(this.cityOptions).toHaveCount(0);
  }

  async chooseShow(show: string): Promise<void> {
    await this.show.fill(show);
    await this.showOptions.filter({ hasText: show }).click();
    await expect(this.showOptions).toHaveCount(0);
  }

  size(label: string): Locator {
    return this.root.getByRole('radio', { name: label });
  }

  design(title: string): Locator {
    return this.root.getByRole('radio', { name: title });
  }

  previewButton(title: string): Locator {
    return this.root.getByRole('button', { name: `Preview ${title}` });
  }

  /** Opens the custom request and returns its dialog. */
  async openCustomRequest(): Promise<Locator> {
    await this.root.getByRole('button', { name: 'Need a custom size? Click here' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Custom Booth Design Request' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Locates an extra by name in the list. */
  extra(name: string): Locator {
    return this.root
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  more(extra: Locator): Locator {
    return extra.getByRole('button', { name: /^Add one/ });
  }
}
