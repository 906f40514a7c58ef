import type { Locator, Page } from '@playwright/test';
import { scrollToIsland } from './islands.ts';
import type { WizardPage } from './wizard-page.ts';
import { draftAt } from './wizard-page-draft.ts';

/** A state of the site for a screenshot: how to get there, and what to capture. */
export interface PageState {
  readonly name: string;
  /** Only below 768 px. */
  readonly isForPhones?: boolean;
  /** Selector of the part that differs from other states, which cover the rest of the page. */
  readonly part: string;
  /** A component test runs axe on this state, except for the rules about whole pages. */
  readonly isInComponentTests?: boolean;
  /** True if it shows free days and times, which change daily. */
  readonly changesWithTheDay?: boolean;
  /** Brings the page into the state and returns the element to capture; undefined for the window. */
  readonly show: (wizard: WizardPage) => Promise<Locator | undefined>;
}

/** Waits until the top of the page is complete: the logo replaces the name when loaded. */
async function top(page: Page): Promise<undefined> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').locator('img').waitFor();
}

/** Fixed elements would cover a picture of something taller than the window. */
export const UNSTUCK =
  '.site-header, [href="#main"] { visibility: hidden !important }' +
  'aside, [aria-label="Your booth"] { position: static !important }';

/** Returns the wizard with its surroundings: next to steps 2 to 4 the booth is wider than the page's other parts. */
function wideWizard({ page }: WizardPage): Locator {
  return page.locator('[data-keep-height]');
}

async function footer({ page }: WizardPage): Promise<Locator> {
  await page.goto('/');
  const end = page.getByRole('contentinfo');
  await end.scrollIntoViewIfNeeded();
  return end;
}

function contentPage(name: string, path: string): PageState {
  const show = async ({ page }: WizardPage) => {
    await page.goto(path);
    return page.getByRole('main');
  };
  return { name, part: 'html', show };
}

/** States of the public site, in page order. */
export const PAGE_STATES: readonly PageState[] = [
  {
    name: 'hero',
    part: 'html',
    show: async ({ page }) => {
      await page.goto('/');
      return top(page);
    },
  },
  {
    name: 'menu',
    part: 'html',
    isForPhones: true,
    show: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
      return top(page);
    },
  },
  {
    name: 'wizard-1-location',
    part: '#quote-automation',
    isInComponentTests: true,
    show: async (wizard) => {
      await wizard.open();
      await wizard.chooseCity('Las Vegas');
      await wizard.chooseShow('CES');
      await wizard.root.getByText('Great! We have your location').waitFor();
      return wizard.root;
    },
  },
  {
    name: 'wizard-2-booth',
    part: '#quote-automation',
    isInComponentTests: true,
    show: async (wizard) => {
      await wizard.openWithDraft(draftAt('booth'));
      await wizard.size("10' × 10'").click();
      await wizard.design('Launch').click();
      await wizard.boothSelection.waitFor();
      return wideWizard(wizard);
    },
  },
  {
    name: 'design-preview',
    part: 'dialog',
    isInComponentTests: true,
    show: async (wizard) => {
      await wizard.openWithDraft(draftAt('booth'));
      await wizard.size("10' × 10'").click();
      await wizard.previewButton('Launch').click();
      await wizard.preview.getByRole('button', { name: 'Select This Design' }).waitFor();
      return undefined;
    },
  },
  {
    name: 'custom-request',
    part: 'dialog',
    isInComponentTests: true,
    show: async (wizard) => {
      await wizard.openWithDraft(draftAt('booth'));
      // The page behind it scrolls differently in each window
      return wizard.openCustomRequest();
    },
  },
  {
    name: 'wizard-3-extras',
    part: '#quote-automation',
    isInComponentTests: true,
    show: async (wizard) => {
      await wizard.openWithDraft(draftAt('extras'));
      await wizard.more(wizard.extra('Bar stools')).click();
      await wizard.extrasSelection.waitFor();
      return wideWizard(wizard);
    },
  },
  {
    name: 'wizard-4-review',
    part: '#quote-automation',
    isInComponentTests: true,
    show: async (wizard) => {
      await wizard.openWithDraft(draftAt('booth'));
      await wizard.size("10' × 10'").click();
      await wizard.design('Launch').click();
      await wizard.next('Choose Extras');
      await wizard.more(wizard.extra('Bar stools')).click();
      await wizard.next('Review Quote');
      await wizard.heading('Your Quote Summary').waitFor();
      return wideWizard(wizard);
    },
  },
  {
    name: 'wizard-5-meeting',
    part: '#quote-automation',
    isInComponentTests: true,
    changesWithTheDay: true,
    show: async (wizard) => {
      await wizard.openWithDraft(draftAt('meeting'));
      await wizard.meeting.enabledDays.first().waitFor();
      await wizard.meeting.enabledDays.last().click();
      return wizard.root;
    },
  },
  {
    name: 'gallery',
    part: '#reference-projects',
    isInComponentTests: true,
    show: async ({ page }) => {
      await page.goto('/?size=10x20#reference-projects');
      const section = page.getByRole('region', { name: 'Reference Projects' });
      await section.getByText('2 of 6 projects').waitFor();
      return section;
    },
  },
  {
    name: 'project',
    part: 'dialog',
    isInComponentTests: true,
    show: async ({ page }) => {
      await page.goto('/?project=demo-technology#reference-projects');
      await page.getByRole('dialog').getByRole('tab', { name: 'Design Renderings' }).waitFor();
      return undefined;
    },
  },
  {
    name: 'contact',
    part: '#contact',
    show: async ({ page }) => {
      await page.goto('/#contact');
      const section = page.getByRole('region', { name: 'Talk to an expert' });
      // Until then its button is gray
      await scrollToIsland(section);
      return section;
    },
  },
  { name: 'footer', part: 'footer', show: footer },
  contentPage('size-page', '/booths/10x20'),
  contentPage('design-page', '/designs/10x20-theater'),
  contentPage('project-page', '/projects/quantessa-systems-ces'),
  contentPage('show-page', '/shows/ces-las-vegas'),
  contentPage('city-page', '/cities/las-vegas'),
  contentPage('faq', '/faq'),
  contentPage('accessibility', '/accessibility'),
  contentPage('privacy', '/privacy'),
  {
    name: 'not-found',
    part: 'html',
    show: async ({ page }) => {
      await page.goto('/no-such-page');
      return top(page);
    },
  },
];
