/** The visitor's logo on the booth, and how the booth wears it. They stay in the browser unless a box is ticked (logo-along.ts). */

import { atom, type ReadableAtom } from 'nanostores';
import { loadLogoReader, type OwnLogo } from '#booth/browser.ts';
import { AS_DESIGNED, type Dress, dressIn, sentDress } from '#booth/common.ts';
import { LOOK_KEY } from '../lib/draft-keys.ts';
import { recordIn } from '../lib/json-record.ts';
import { browserStore } from '../lib/text-store.ts';

export interface OwnLook {
  readonly logo: OwnLogo | null;
  readonly dress: Dress;
}

/** Maximum length of the stored text, since the draft shares the quota. */
const MAX_STORED = 1_000_000;
const KEPT_LOGO = /^data:image\/(png|webp);base64,/;

const $look = atom<OwnLook>({ logo: null, dress: AS_DESIGNED });
/** Stored text as this page last read or wrote it; null if there is none. */
let known: string | null = null;
/** Counts requests, so that results of older ones are dropped. */
let wish = 0;

export const $ownLook: ReadableAtom<OwnLook> = $look;

/** True if booths do not look as designed. */
export function isDressed({ logo, dress }: OwnLook): boolean {
  return logo !== null || dress.wall !== 'designed';
}

const $problem = atom('');

/** Message for the visitor if the last file could not be used as a logo; otherwise empty. */
export const $logoProblem: ReadableAtom<string> = $problem;

/** Restores the stored look, and drops one that belonged to a deleted draft. Call before showing it. */
export async function restoreOwnLook(): Promise<void> {
  const stored = browserStore.read(LOOK_KEY);
  if (stored === known) return;
  const current = ++wish;
  known = stored;
  const look = await lookIn(stored);
  if (current === wish) $look.set(look);
}

/**
 * Puts a file's logo on the booth. If the file is no logo, the current look stays and `$logoProblem` says why.
 * @param file null for something pasted or dropped that is not a file
 * @returns true unless it failed or a newer request replaced this one
 */
export async function chooseLogo(file: File | null): Promise<boolean> {
  $problem.set('');
  try {
    // Lazy-load: few visitors have a logo
    const { readLogo } = await loadLogoReader();
    return await takeLogo(readLogo(file));
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'LogoProblem';
    const answer = isKnown ? error.message : "Couldn't show your logo. Try again.";
    $problem.set($look.get().logo ? `${answer} Your logo stays as it is.` : answer);
    return false;
  }
}

/**
 * Puts a logo on the booth, dressed for it.
 * @returns true unless a newer request replaced this one
 * @throws LogoProblem if it cannot be read; the current look stays
 */
export async function takeLogo(reading: Promise<OwnLogo>): Promise<boolean> {
  const current = ++wish;
  const logo = await reading;
  if (current !== wish) return false;
  const isColorless = logo.kind === 'dark' || logo.kind === 'light';
  set({ logo, dress: (isColorless && chosenColor()) || logo.dress });
  return true;
}

/** Restores the design's own marks, and its colors unless the visitor picked another one. */
export function removeLogo(): void {
  wish++;
  $problem.set('');
  set({ logo: null, dress: chosenColor() ?? AS_DESIGNED });
}

/** Returns the dress in the color that the visitor picked; null if the logo decided. */
function chosenColor(): Dress | null {
  const { logo, dress } = $look.get();
  return dress.wall === 'color' && dress.color !== logo?.color ? dress : null;
}

/** Chooses the printed walls; the logo's version follows. @param color such as `#2456f5`; null for none */
export function chooseWall(wall: Dress['wall'], color: string | null): void {
  const { logo } = $look.get();
  const isOwn = logo?.dress.wall === wall && logo.dress.color === color;
  const ink = wall === 'white' || !logo || logo.kind === 'light' ? 'original' : 'white';
  set({ logo, dress: isOwn ? logo.dress : { wall, ink, color } });
}

/** Chooses the logo's version; white walls give way to a white one. */
export function chooseInk(ink: Dress['ink']): void {
  const { logo, dress } = $look.get();
  const { color } = dress;
  const gives = ink === 'white' && dress.wall === 'white';
  set({ logo, dress: { ...dress, ink, ...(gives && { wall: color ? 'color' : 'designed' }) } });
}

/** Keeps the walls of a shared quote, unless the visitor has their own. */
export function keepSharedDress(dress: Dress): void {
  if (!browserStore.read(LOOK_KEY)) set({ logo: null, dress });
}

function set(look: OwnLook): void {
  $look.set(look);
  // The stored look's key stays British: browsers have kept it
  const { logo, dress } = look;
  const text = JSON.stringify({ logo: logo?.address, colour: logo?.color, ...sentDress(dress) });
  if (isDressed(look) && text.length <= MAX_STORED) browserStore.keep(LOOK_KEY, text);
  else browserStore.drop(LOOK_KEY);
  // Reads back, since storage may be full or blocked
  known = browserStore.read(LOOK_KEY);
}

async function lookIn(stored: string | null): Promise<OwnLook> {
  const { logo: address, colour: color, ...sent } = recordIn(stored ?? '');
  const dress = dressIn(sent) ?? AS_DESIGNED;
  const kept = typeof address === 'string' && KEPT_LOGO.test(address) ? await keptLogo(address) : null;
  // WebP shifts colors slightly, so the first result counts
  if (!kept?.color || typeof color !== 'string') return { logo: kept, dress };
  return { logo: { ...kept, color, dress: { ...kept.dress, ...(kept.dress.color && { color }) } }, dress };
}

/** Reads the logo stored as a `data:` URL; null, with a console message, if it is unreadable. */
export async function keptLogo(address: string): Promise<OwnLogo | null> {
  const { LogoProblem, logoAt } = await loadLogoReader();
  try {
    return await logoAt(address);
  } catch (error) {
    console.error('The saved logo could not be read', error instanceof LogoProblem ? error.reason : error);
    return null;
  }
}
