import type { Firestore } from 'firebase-admin/firestore';
import type { ProposalBooth } from '../../../src/domain/proposal/sheet.ts';
import { BOOKING_LOGOS, rawBytes } from '../../../src/domain/records/booking-logos.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../../src/domain/records/extras.ts';
import {
  PROPOSAL_PICTURES,
  PROPOSAL_VERSIONS,
  type ProposalPictures,
} from '../../../src/domain/records/proposal-versions.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { valueAt } from '../../../src/domain/records/record.ts';
import type { StoredModel } from '../../../src/domain/schemas/stored-model.ts';
import { recordIn } from '../platform/firebase.ts';
import { sha256 } from '../platform/secret.ts';
import { sheetOf } from './find-proposal.ts';

/** Reads the picture that a visitor's browser drew of a booking's booth; null without one. */
export type ReadBoothPicture = (bookingId: string) => Promise<Buffer | null>;

/** A booth as it is now, copies of its files, and the addresses of the images and models that it needs. */
export interface FrozenBooth extends ProposalPictures {
  readonly booth: ProposalBooth;
  readonly media: string[];
}

/**
 * Returns the booth of a quote as it is now; null if the quote has no design, or it was deleted.
 * @param drawn its picture, if the visitor sent none; null without one
 */
export async function freezeBooth(
  db: Firestore,
  quote: QuoteSubmission,
  readPicture: ReadBoothPicture,
  drawn: Buffer | null,
): Promise<FrozenBooth | null> {
  if (!quote.design_id || !quote.selected_render_title) return null;
  const stored = recordIn(BOOTH_DESIGNS, await db.doc(BOOTH_DESIGNS.path(quote.design_id)).get());
  if (!stored) return null;
  const refs = quote.extras.map(({ id }) => db.doc(EXTRAS.path(id)));
  const [found, dress] = await Promise.all([
    refs.length > 0 ? db.getAll(...refs) : [],
    readDress(db, quote.booking_id, readPicture),
  ]);
  const { admin_id: _owner, ...design } = stored;
  const extras = found.flatMap((document) => {
    const record = recordIn(EXTRAS, document);
    if (!record) return [];
    const { admin_id: _admin, ...extra } = record;
    return { id: document.id, ...extra, ...unmarked(extra) };
  });
  const chosen = quote.extras.filter(({ id }) => extras.some((extra) => extra.id === id));
  const { tint, wall, ink, logo } = dress;
  const picture = dress.picture ?? drawn;
  const media = [
    ...BOOTH_DESIGNS.mediaPaths.map((path) => valueAt(design, path)),
    ...extras.flatMap((extra) => EXTRAS.mediaPaths.map((path) => valueAt(extra, path))),
  ].filter((address) => typeof address === 'string');
  return {
    booth: {
      design: { id: quote.design_id, ...design, ...unmarked(design) },
      extras,
      chosen: chosen.map(({ unitPriceUSD: _price, ...extra }) => extra),
      ...{ tint, wall, ink },
      logo: logo && sha256(logo),
      picture: picture && sha256(picture),
    },
    ...{ media, logo, picture },
  };
}

/** Returns the booth of a version that was sent; null if it has none. */
export async function sentBooth(db: Firestore, id: string): Promise<FrozenBooth | null> {
  const [version, files] = await db.getAll(
    db.doc(PROPOSAL_VERSIONS.path(id)),
    db.doc(PROPOSAL_PICTURES.path(id)),
  );
  const sent = recordIn(PROPOSAL_VERSIONS, version);
  const booth = sent && sheetOf(sent).booth;
  return booth && { booth, media: sent.media, ...PROPOSAL_PICTURES.read(files?.data() ?? {}) };
}

/** Returns the model without its marking, which is for the panel. */
function unmarked({ model }: { readonly model?: StoredModel | null | undefined }) {
  if (!model) return {};
  const { marking: _marking, ...shown } = model;
  return { model: shown };
}

/** Returns the logo that the visitor sent with the booking, how the booth wears it, and the drawn picture. */
async function readDress(db: Firestore, bookingId: string | null, readPicture: ReadBoothPicture) {
  const stored = bookingId
    ? recordIn(BOOKING_LOGOS, await db.doc(BOOKING_LOGOS.path(bookingId)).get())
    : null;
  const { tint = null, wall = null, ink = null, picture: logo, booth } = stored ?? {};
  const bytes = rawBytes(logo);
  return {
    ...{ tint, wall, ink },
    logo: bytes && Buffer.from(bytes),
    picture: bookingId && booth ? await readPicture(bookingId) : null,
  };
}
