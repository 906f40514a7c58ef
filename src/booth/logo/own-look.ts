/** The visitor's logo and colour on the booth. They stay in the browser unless a box is ticked (logo-along.ts). */
import { atom, type ReadableAtom } from 'nanostores';
import { LOOK_KEY } from '../../lib/draft-store.ts';
import { recordIn } from '../../lib/json-record.ts';
import { browserStore } from '../../lib/text-store.ts';
import type { OwnLogo } from './read-logo.ts';

/** A visitor's logo and color on the booths. */
export interface OwnLook {
  readonly logo: OwnLogo | null;
  /** The colour of prints, such as `#2456f5`; null leaves them as designed. */
  readonly tint: string | null;
}

/** A longer text is not kept: the storage is the draft's, too. */
const LONGEST = 1_000_000;
const AS_DESIGNED: OwnLook = { logo: null, tint: null };
const KEPT_LOGO = /^data:image\/(png|webp);base64,/;
const COLOUR = /^#[\da-f]{6}$/;

const $look = atom<OwnLook>(AS_DESIGNED);
/** The text as this page left or found it; null when nothing could be kept. */
let known: string | null = null;
/** Counts what was asked for: a picture that is ready only after the next wish is dropped. */
let wish = 0;

export const $ownLook: ReadableAtom<OwnLook> = $look;

/** Restores the stored look, and drops one that belonged to a deleted draft. Call before showing it. */
export async function reviveOwnLook(): Promise<void> {
  const stored = browserStore.read(LOOK_KEY);
  if (stored === known) return;
  const current = ++wish;
  known = stored;
  const look = await lookIn(stored);
  if (current === wish) $look.set(look);
}

/**
 * Puts the picture that a file is read as on the booth, and its colour on the prints.
 * @returns whether it is there now, and not another one that was asked for in the meantime
 * @throws what reading does, a LogoProblem; what was there stays
 */
export async function takeLogo(reading: Promise<OwnLogo>): Promise<boolean> {
  const current = ++wish;
  const logo = await reading;
  if (current !== wish) return false;
  set({ logo, tint: logo.colour ?? chosenTint() });
  return true;
}

/** Brings the design's own marks back, and its colours if they came from the logo. */
export function removeLogo(): void {
  wish++;
  set({ logo: null, tint: chosenTint() });
}

/** The colour that the visitor picked; null for that of the logo, which goes with it. */
function chosenTint(): string | null {
  const { logo, tint } = $look.get();
  return tint === logo?.colour ? null : tint;
}

/** @param tint such as `#2456f5`; null for prints as designed */
export function setOwnTint(tint: string | null): void {
  set({ ...$look.get(), tint });
}

function set(look: OwnLook): void {
  $look.set(look);
  const text = JSON.stringify({ logo: look.logo?.address, colour: look.logo?.colour, tint: look.tint });
  if ((look.logo || look.tint) && text.length <= LONGEST) browserStore.keep(LOOK_KEY, text);
  else browserStore.drop(LOOK_KEY);
  // Reads back, since storage may be full or blocked
  known = browserStore.read(LOOK_KEY);
}

async function lookIn(stored: string | null): Promise<OwnLook> {
  const { logo, colour, tint } = recordIn(stored ?? '');
  const kept = typeof logo === 'string' && KEPT_LOGO.test(logo) ? await keptLogo(logo) : null;
  return {
    // A kept WebP has slightly different colours, so the one that was found first counts
    logo: kept && { ...kept, colour: colourIn(colour) ?? kept.colour },
    tint: colourIn(tint),
  };
}

function colourIn(value: unknown): string | null {
  return typeof value === 'string' && COLOUR.test(value) ? value : null;
}

async function keptLogo(address: string): Promise<OwnLogo | null> {
  // Few visitors have one, and none before they have seen the booth
  const { keptLogoAt } = await import('./read-logo.ts');
  return keptLogoAt(address);
}
