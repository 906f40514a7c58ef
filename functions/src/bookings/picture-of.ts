import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { cardImage } from '../../../src/domain/design-views.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { BoothPicture } from '../mail-kit/quote-rows.ts';

type Chosen = Pick<QuoteSubmission, 'design_id' | 'selected_render_title'>;

/** The design of a quote; null for a quote without one. */
export function designOf(db: Firestore, quote: Chosen | null): DocumentReference | null {
  if (!quote?.design_id || !quote.selected_render_title) return null;
  return db.doc(BOOTH_DESIGNS.path(quote.design_id));
}

/** The current picture of a quote's design; null without a design, or once it is deleted. */
export function pictureOf(quote: Chosen | null, design: DocumentSnapshot | undefined): BoothPicture | null {
  if (!quote?.selected_render_title || !design?.exists) return null;
  return { title: quote.selected_render_title, url: cardImage(BOOTH_DESIGNS.read(design.data() ?? {})) };
}
