import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toaster } from '../../src/components/Toast.tsx';
import { useTickingClock } from '../../src/components/use-ticking-clock.ts';
import { AvailabilitySection } from '../../src/features/admin/availability/AvailabilitySection.tsx';
import { ContentSection } from '../../src/features/admin/content/ContentSection.tsx';
import { PanelContext, useNow } from '../../src/features/admin/controls/panel-context.ts';
import { CustomersSection } from '../../src/features/admin/customers/CustomersSection.tsx';
import { BookingsSection } from '../../src/features/admin/meetings/BookingsSection.tsx';
import { TeamProvider } from '../../src/features/admin/meetings/team/team-context.tsx';
import { SettingsSection } from '../../src/features/admin/settings/SettingsSection.tsx';
import { useSectionProps } from '../../src/features/admin/shell/AdminSections.tsx';
import { TodaySection } from '../../src/features/admin/today/TodaySection.tsx';
import { provider } from './firebase/fake-auth.ts';
import { database } from './firebase/fake-database.ts';
import { toastOf } from './toasts.ts';

/** The signed-in administrator, and another one. */
export const ADMIN = { uid: 'demo-admin', email: 'admin@booth.example' };
export const PARTNER = { uid: 'demo-partner', email: 'partner@booth.example' };

/** Logged by the panel with every failure that it reports. */
export const REPORTED = /^warn: (?:Error |A list could not be loaded)/;

/** The fake database's response to requests that the rules refuse, and the panel's text without a network. */
export const REFUSAL = 'Missing or insufficient permissions.';
export const NO_NETWORK = 'The server cannot be reached. Please check your connection and try again.';

/** Stores both administrators, so that the panel knows a colleague: Sam. */
export function storeTeam(): void {
  for (const { uid, email } of [ADMIN, PARTNER]) {
    database.store(`admins/${uid}`, { email, way: 'invitation', sessions_from: 0 });
  }
  database.store(`hosts/${PARTNER.uid}`, { name: 'Sam', photo_url: null, admin_id: PARTNER.uid });
}

/** The bar of pages/admin.astro, into which the panel renders its sections and the account's menu. */
function addBar(): void {
  document.getElementById('bar')?.remove();
  const bar =
    '<div id="panel-sections" class="contents"></div><div id="panel-account" class="contents"></div>';
  const row = `<div class="container-page flex min-h-14 items-center gap-x-2 md:max-lg:flex-wrap md:max-lg:pt-1 xl:gap-x-4"><a href="/" aria-label="Booth Studio, home" class="flex min-h-11 min-w-0 items-center gap-2.5 md:shrink-0"><i class="size-6 shrink-0 bg-sky"></i><span class="truncate lg:max-xl:hidden">Booth Studio</span></a>${bar}</div>`;
  const header = `<header id="bar" class="sticky top-0 z-30 bg-navy-900 text-white">${row}</header>`;
  document.body.insertAdjacentHTML('afterbegin', header);
}

/** Starts an empty database and a session of `ADMIN`; call it before storing anything. */
export function startPanel(): void {
  // The store may still have the previous test's location: it is not notified when the URL is reset
  dispatchEvent(new PopStateEvent('popstate'));
  database.start();
  provider.start();
  provider.signIn(ADMIN);
  addBar();
}

/** Renders cards of the panel, with the toasts. `now` keeps running unless given. */
export function openCard(card: ReactNode, now?: Date) {
  return openWhole(<TeamProvider>{card}</TeamProvider>, now);
}

/** Renders the panel with all its sections, which knows the team itself. */
export function openWhole(panel: ReactNode, now?: Date) {
  return render(
    <Panel now={now}>
      <main>
        <h1>Admin Panel</h1>
        {panel}
        <Toaster wait={0} />
      </main>
    </Panel>,
  );
}

function Panel({ now, children }: { now: Date | undefined; children: ReactNode }) {
  const present = useTickingClock();
  return <PanelContext value={{ admin: ADMIN, now: now ?? present }}>{children}</PanelContext>;
}

const SECTIONS = {
  today: TodaySection,
  bookings: BookingsSection,
  customers: CustomersSection,
  availability: AvailabilitySection,
  content: ContentSection,
  settings: SettingsSection,
};

export type ShownSection = keyof typeof SECTIONS;
export const ALL_SECTIONS = Object.keys(SECTIONS) as ShownSection[];

/** Sections of the panel, one below the other, so that changes in one show in the others. */
export function Sections({ shown }: { shown: readonly ShownSection[] }) {
  const props = useSectionProps(ADMIN, useNow());
  return shown.map((name) => {
    const Section = SECTIONS[name];
    return (
      <div key={name} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Section {...props} />
      </div>
    );
  });
}

/** Renders these sections, or all, and waits for their lists. */
export async function openPanel(...shown: ShownSection[]) {
  const screen = await openCard(<Sections shown={shown.length > 0 ? shown : ALL_SECTIONS} />);
  await expect.element(page.getByText(/^Loading .*\.\.\.$/)).not.toBeInTheDocument();
  return screen;
}

export function card(name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function dialog(name: string): Locator {
  return page.getByRole('dialog', { name });
}

export function question(name: string | RegExp): Locator {
  return page.getByRole('alertdialog', { name });
}

export function button(name: string, within: Pick<Locator, 'getByRole'> = page): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** Expects a toast; the text is the description's. */
export async function expectToast(title: string, text = title): Promise<Locator> {
  const toast = toastOf(title).last();
  await expect.element(toast).toMatchTextContent(title);
  await expect.element(toast).toMatchTextContent(text);
  return toast;
}

/** Runs `action` without a network. */
export async function withoutNetwork(action: () => Promise<void>): Promise<void> {
  setOnline(false);
  try {
    await action();
  } finally {
    setOnline(true);
  }
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Presses keys one after another: '{Tab}', 'text'. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  for (let steps = 0; steps < 120 && control.element() !== document.activeElement; steps += 1) {
    await userEvent.tab();
  }
  await expect.element(control).toHaveFocus();
}
