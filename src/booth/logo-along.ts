/** The opt-in copy of the visitor's logo that is sent with a booking. */

import { drawWithin, loadImage } from '#booth/browser.ts';
import { AS_DESIGNED, dressIn, type SentDress, sentDress } from '#booth/common.ts';
import { MAX_LOGO_TEXT } from '../domain/schemas/meeting-logo.ts';
import { ALONG_KEY, DRAFT_KEY, LOOK_KEY } from '../lib/draft-keys.ts';
import { recordIn } from '../lib/json-record.ts';
import { quoteResult } from '../lib/quote-results.ts';
import { browserStore, tabStore } from '../lib/text-store.ts';
import type { OwnLook } from './own-look.ts';

export interface HeldLogo extends SentDress {
  /** Id of the only booking that it may be sent with. */
  readonly booking: string;
  /** A `data:` address. */
  readonly address: string;
  /** The drawn booth in base64, null if it could not be drawn; undefined until then. */
  readonly booth?: string | null;
  /** Idempotency key of the last attempt. */
  readonly key: string | null;
}

/** Storage key of the consent, which holds for one logo and is deleted with the draft. */
const TICK_KEY = `${DRAFT_KEY}:logo-goes`;

/** In-memory copy, in case storage is full. */
let held: HeldLogo | null = null;

/** True if the stored logo is to be sent with the booking. */
export function isLogoTicked(): boolean {
  const mark = markOfKept();
  return mark !== null && browserStore.read(TICK_KEY) === mark;
}

export function tickLogo(goes: boolean): void {
  const mark = markOfKept();
  if (goes && mark) browserStore.keep(TICK_KEY, mark);
  else browserStore.drop(TICK_KEY);
  markTab(goes);
}

/** Records for this tab's confirmation page whether a logo will be sent. */
export function markTab(goes: boolean): void {
  if (goes) tabStore.keep(ALONG_KEY, 'ticked');
  else tabStore.drop(ALONG_KEY);
}

/** Holds the ticked logo for the booking when the visitor leaves the step by booking. */
export function holdLogo({ logo, dress }: OwnLook): void {
  const result = quoteResult.load();
  if (result?.status === 'confirmed' && logo)
    keepHeld({ booking: result.booking.id, address: logo.address, ...sentDress(dress), key: null });
  else markTab(false);
}

/** Returns the logo still to be sent with a booking; null if there is none. Drops a logo held for another booking. */
export function heldLogoOf(booking: string): HeldLogo | null {
  const logo = held ?? storedLogo();
  if (logo?.booking === booking) return logo;
  dropHeldLogo();
  return null;
}

export function keepHeld(logo: HeldLogo): void {
  held = logo;
  tabStore.keep(ALONG_KEY, JSON.stringify(logo));
}

export function dropHeldLogo(): void {
  held = null;
  tabStore.drop(ALONG_KEY);
}

function storedLogo(): HeldLogo | null {
  const { booking, address, booth, key, ...dress } = recordIn(tabStore.read(ALONG_KEY) ?? '');
  if (typeof booking !== 'string' || typeof address !== 'string') return null;
  return {
    booking,
    address,
    ...sentDress(dressIn(dress) ?? AS_DESIGNED),
    ...((typeof booth === 'string' || booth === null) && { booth }),
    key: typeof key === 'string' ? key : null,
  };
}

/** Fingerprint of the stored logo: its length and its end, which holds a PNG's checksum. */
function markOfKept(): string | null {
  const { logo } = recordIn(browserStore.read(LOOK_KEY) ?? '');
  return typeof logo === 'string' ? `${logo.length}:${logo.slice(-64)}` : null;
}

/** Longer sides, in pixels, to try for an oversized image. Some browsers cannot encode WebP. */
const SIDES = [768, 512, 256];

/** Returns a `data:` image as base64 that the server accepts, scaled if needed. @throws Error if it cannot be drawn */
export async function fittingImage(address: string): Promise<string> {
  for (const side of SIDES) {
    if (textOf(address).length <= MAX_LOGO_TEXT) break;
    address = drawWithin(await loadImage(address), side).canvas.toDataURL('image/webp', 0.9);
  }
  return textOf(address);
}

function textOf(address: string): string {
  return address.slice(address.indexOf(',') + 1);
}
