/** The visitor's logo and color on the booth. They stay in the browser unless a box is ticked (logo-along.ts). */
import { atom, type ReadableAtom } from 'nanostores';
import { LOOK_KEY } from '../../lib/draft-keys.ts';
import { recordIn } from '../../lib/json-record.ts';
import { browserStore } from '../../lib/text-store.ts';
import { canShow3d } from '../viewer/can-show-3d.ts';
import type { OwnLogo } from './read-logo.ts';

/** A visitor's logo and color on the booths. */
export interface OwnLook {
  readonly logo: OwnLogo | null;
  /** The color of prints, such as `#2456f5`; null leaves them as designed. */
  readonly tint: string | null;
}

/** Maximum length of the stored text, since the draft shares the quota. */
const MAX_STORED = 1_000_000;
const AS_DESIGNED: OwnLook = { logo: null, tint: null };
const KEPT_LOGO = /^data:image\/(png|webp);base64,/;
const NOT_LOADED = "Couldn't show your logo. Try again.";
const COLOR = /^#[\da-f]{6}$/;

const $look = atom<OwnLook>(AS_DESIGNED);
/** Stored text as this page last read or wrote it; null if there is none. */
let known: string | null = null;
/** Counts requests, so that results of older ones are dropped. */
let wish = 0;

export const $ownLook: ReadableAtom<OwnLook> = $look;

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
  // While the file is read; a failure is reported when something is drawn
  if (file && canShow3d()) import('../viewer/booth-still.ts').catch(() => undefined);
  try {
    // Lazy-load: few visitors have a logo
    const { readLogo } = await import('./read-logo.ts');
    return await takeLogo(readLogo(file));
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'LogoProblem';
    const answer = isKnown ? error.message : NOT_LOADED;
    $problem.set($look.get().logo ? `${answer} Your logo stays as it is.` : answer);
    return false;
  }
}

/**
 * Puts a logo on the booth and its color on the prints.
 * @returns true unless a newer request replaced this one
 * @throws LogoProblem if it cannot be read; the current look stays
 */
export async function takeLogo(reading: Promise<OwnLogo>): Promise<boolean> {
  const current = ++wish;
  const logo = await reading;
  if (current !== wish) return false;
  set({ logo, tint: logo.color ?? chosenTint() });
  return true;
}

/** Restores the design's own marks, and its colors if the tint came from the logo. */
export function removeLogo(): void {
  wish++;
  $problem.set('');
  set({ logo: null, tint: chosenTint() });
}

/** Returns the color that the visitor picked; null if the color came from the logo. */
function chosenTint(): string | null {
  const { logo, tint } = $look.get();
  return tint === logo?.color ? null : tint;
}

/** @param tint such as `#2456f5`; null for prints as designed */
export function setOwnTint(tint: string | null): void {
  set({ ...$look.get(), tint });
}

function set(look: OwnLook): void {
  $look.set(look);
  // The stored look's key stays British: browsers have kept it
  const text = JSON.stringify({ logo: look.logo?.address, colour: look.logo?.color, tint: look.tint });
  if ((look.logo || look.tint) && text.length <= MAX_STORED) browserStore.keep(LOOK_KEY, text);
  else browserStore.drop(LOOK_KEY);
  // Reads back, since storage may be full or blocked
  known = browserStore.read(LOOK_KEY);
}

async function lookIn(stored: string | null): Promise<OwnLook> {
  const { logo, colour: color, tint } = recordIn(stored ?? '');
  const kept = typeof logo === 'string' && KEPT_LOGO.test(logo) ? await keptLogo(logo) : null;
  return {
    // WebP shifts colors slightly, so the first result counts
    logo: kept && { ...kept, color: colorIn(color) ?? kept.color },
    tint: colorIn(tint),
  };
}

function colorIn(value: unknown): string | null {
  return typeof value === 'string' && COLOR.test(value) ? value : null;
}

async function keptLogo(address: string): Promise<OwnLogo | null> {
  const { keptLogoAt } = await import('./read-logo.ts');
  return keptLogoAt(address);
}
