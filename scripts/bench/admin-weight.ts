import type { Browser, Page } from '@playwright/test';
import { AdminPage } from '../../tests/support/admin-page.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import type { Figure } from './figures.ts';
import { type Asset, bytesOf, inlineScriptBytes, recordAssets } from './page-weight.ts';

/** Milliseconds until the panel shows all its lists, each the median of the rounds. */
export interface PanelLoad {
  readonly cold: number;
  readonly warm: number;
}

const ROUNDS = 5;
const [{ email: ADMIN }] = DEMO_ADMINS;

/**
 * Measures how much the administrators' pages load before and after sign-in, and how fast the panel appears.
 */
export async function measureAdmin(baseURL: string): Promise<{ figures: Figure[]; load: PanelLoad }> {
  const browser = await launchBrowser();
  try {
    const before = await weighBeforeSignIn(browser, baseURL);
    const session = await signIn(browser, baseURL);
    const panel = await newPage(browser, baseURL, session);
    const assets = recordAssets(panel);
    const html = await (await panel.goto('/admin'))?.text();
    await new AdminPage(panel).isOpen();
    const after = jsBytes(await assets.settled(), html);
    await panel.context().close();
    return {
      figures: [...before, { what: 'JS of /admin after sign-in', bytes: after, limit: 360 }],
      load: await timePanel(browser, baseURL, session),
    };
  } finally {
    await browser.close();
  }
}

/** Prints how fast the panel is there; no limit holds for it, since machines differ. */
export function reportPanelLoad({ cold, warm }: PanelLoad): void {
  const ratio = (warm / cold).toFixed(2);
  console.log(
    `\n/admin with all its lists: ${ms(cold)} with nothing cached, ${ms(warm)} on a warm cache (${ratio})`,
  );
}

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function newPage(browser: Browser, baseURL: string, session?: Session): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...(session ? { storageState: session } : {}) });
  return context.newPage();
}

/** Measures the load before sign-in. */
async function weighBeforeSignIn(browser: Browser, baseURL: string): Promise<Figure[]> {
  const panel = await newPage(browser, baseURL);
  const atPanel = recordAssets(panel);
  // The way to /auth stays closed, so that nothing of it is counted here
  await panel.route('**/auth', (route) => route.fulfill({ status: 204 }));
  const turnedAway = panel.waitForRequest('**/auth');
  const panelHtml = await (await panel.goto('/admin'))?.text();
  await turnedAway;
  const panelAssets = await atPanel.settled();
  await panel.context().close();

  const auth = await newPage(browser, baseURL);
  const atAuth = recordAssets(auth);
  const authHtml = await (await auth.goto('/auth'))?.text();
  await auth.waitForLoadState('networkidle');
  const authAssets = await atAuth.settled();
  await auth.context().close();

  return [
    { what: 'JS of /auth', bytes: jsBytes(authAssets, authHtml), limit: 130 },
    { what: 'Firestore on /auth', bytes: firestoreBytes(authAssets), limit: 0 },
    { what: 'JS of /admin before sign-in', bytes: jsBytes(panelAssets, panelHtml), limit: 110 },
    { what: 'Firestore on /admin before sign-in', bytes: firestoreBytes(panelAssets), limit: 0 },
  ];
}

/** The session of an administrator, with nothing in the browser's cache. */
async function signIn(browser: Browser, baseURL: string): Promise<Session> {
  const page = await newPage(browser, baseURL);
  await new AdminPage(page).signIn(ADMIN, DEMO_ADMIN_PASSWORD);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

function jsBytes(assets: readonly Asset[], html = ''): number {
  return inlineScriptBytes(html) + bytesOf(assets, 'js');
}

function firestoreBytes(assets: readonly Asset[]): number {
  return bytesOf(
    assets.filter(({ holdsFirestore }) => holdsFirestore),
    'js',
  );
}

/** Opens the panel twice in each of several new browsers: the first time with nothing cached. */
async function timePanel(browser: Browser, baseURL: string, session: Session): Promise<PanelLoad> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await newPage(browser, baseURL, session);
    cold.push(await openPanel(page));
    await page.goto('about:blank');
    warm.push(await openPanel(page));
    await page.context().close();
  }
  return { cold: median(cold), warm: median(warm) };
}

async function openPanel(page: Page): Promise<number> {
  const started = performance.now();
  await page.goto('/admin');
  await new AdminPage(page).isOpen();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
