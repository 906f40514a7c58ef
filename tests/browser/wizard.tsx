import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { quoteSection } from '../../src/config/navigation.ts';
import { DEFAULT_SHOWS } from '../../src/domain/show/default-shows.ts';
import type { WizardDraft } from '../../src/domain/wizard/draft.ts';
import { Wizard } from '../../src/features/wizard/Wizard.tsx';
import { hydrate, unmountHydrated } from './hydrate.tsx';
import { clearToasts } from './toasts.ts';

/** Storage key of the wizard's draft. */
const DRAFT_KEY = 'booth-studio:quote-draft:v1';

const CITY = 'Which U.S. city is your trade show in?';
const SHOW = 'Which trade show are you attending?';

const root = page.getByRole('region', { name: 'Your booth design and price, right now' });

function optionsOf(label: string): Locator {
  return root.getByRole('listbox', { name: label }).getByRole('option');
}

function heading(name: string): Locator {
  return root.getByRole('heading', { name, exact: true });
}

/** The wizard in its page section, with content below. */
export function QuoteSection() {
  return (
    <>
      <section id={quoteSection} aria-label="Your booth design and price, right now" className="py-16">
        <div className="container-page">
          <Wizard shows={DEFAULT_SHOWS} />
        </div>
      </section>
      {/* The page below, past which the price bar does not stick */}
      <div className="h-screen" />
    </>
  );
}

/** The quote wizard, located by roles and names only. */
export const wizard = {
  root,
  heading,
  city: root.getByRole('combobox', { name: CITY }),
  show: root.getByRole('combobox', { name: SHOW }),
  cityOptions: optionsOf(CITY),
  showOptions: optionsOf(SHOW),
  locationResult: root.getByRole('status').filter({ hasText: /Great!|Sorry/ }),
  boothSelection: root.getByRole('status').filter({ hasText: 'Your booth selection' }),
  back: root.getByRole('button', { name: 'Back', exact: true }),
  summary: root.getByRole('complementary', { name: /price summary/i }),
  /** The booth next to the steps of a wide window, with the price below. */
  stage: root.getByRole('region', { name: 'Your booth', exact: true }),
  preview: page.getByRole('dialog'),

  /** Hydrates the wizard and waits until it responds. */
  async open(): Promise<void> {
    clearToasts();
    await hydrate(<QuoteSection />);
    await expect.element(wizard.root.getByRole('navigation', { name: 'Quote steps' })).toBeVisible();
  },

  /** Opens the wizard with a stored draft. */
  async openWithDraft(draft: WizardDraft): Promise<void> {
    await wizard.openWithStoredText(JSON.stringify(draft));
  },

  async openWithStoredText(text: string): Promise<void> {
    wizard.plantDraft(text);
    history.pushState(null, '');
    await wizard.open();
  },

  plantDraft(text: string): void {
    localStorage.setItem(DRAFT_KEY, text);
  },

  /** Opens the page again in a new history entry, like a returning visitor. */
  async revisit(): Promise<void> {
    history.pushState(null, '');
    await wizard.reload();
  },

  /** Reloads the page: only stored data survives. */
  async reload(): Promise<void> {
    await unmountHydrated();
    await wizard.open();
  },

  /** Reloads the page where it may show a confirmation instead of the steps. */
  async reloadConfirmation(): Promise<void> {
    await unmountHydrated();
    await hydrate(<QuoteSection />);
  },

  /** Returns the stored draft, parsed; null without one. */
  storedDraft(): WizardDraft | null {
    const text = localStorage.getItem(DRAFT_KEY);
    return text === null ? null : (JSON.parse(text) as WizardDraft);
  },

  /** Returns all text of a step's section under a heading; empty if there is none. */
  sectionText(name: string): string {
    return (heading(name).query()?.parentElement?.textContent ?? '').replace(/\s+/g, ' ');
  },

  /** Locates a step's mark, counting from 1. */
  step(position: number): Locator {
    return root
      .getByRole('navigation', { name: 'Quote steps' })
      .getByRole('listitem')
      .nth(position - 1);
  },

  primary(label: string): Locator {
    return root.getByRole('button', { name: label, exact: true });
  },

  async next(label: string): Promise<void> {
    await wizard.primary(label).click();
  },

  async chooseCity(city: string): Promise<void> {
    await wizard.city.fill(city);
    await wizard.cityOptions.filter({ hasText: city }).click();
    await expect.element(wizard.cityOptions).toHaveLength(0);
  },

  async chooseShow(show: string): Promise<void> {
    await wizard.show.fill(show);
    await wizard.showOptions.filter({ hasText: show }).click();
    await expect.element(wizard.showOptions).toHaveLength(0);
  },

  size(label: string): Locator {
    return root.getByRole('radio', { name: label });
  },

  design(title: string): Locator {
    return root.getByRole('radio', { name: title });
  },

  previewButton(title: string): Locator {
    return root.getByRole('button', { name: `Preview ${title}` });
  },

  /** Locates the slide of the preview's carousel that is in view. */
  currentView(label: string): Locator {
    return wizard.preview.getByRole('group', { name: new RegExp(`^View \\d of \\d: ${label}$`) });
  },

  /** Locates an extra by name in the list. */
  extra(name: string): Locator {
    return root.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  },

  more(extra: Locator): Locator {
    return extra.getByRole('button', { name: /^Add one/ });
  },

  fewer(extra: Locator): Locator {
    return extra.getByRole('button', { name: /^Remove one/ });
  },

  /** Expects a message that replaces an alert, and closes it. */
  async acknowledge(text: string): Promise<void> {
    const dialog = page.getByRole('alertdialog').filter({ hasText: text });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
};
