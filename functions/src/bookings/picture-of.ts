import type { Firestore } from 'firebase-admin/firestore';
import { cardImage } from '../../../src/domain/design-views.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { BoothPicture } from '../mail-kit/booth-picture.ts';

/** The picture of a quote's design as it is now; null without a design, and once it is gone. */
export async function pictureOf(
  db: Firestore,
  quote: Pick<QuoteSubmission, 'design_id' | 'selected_render_title'> | null,
): Promise<BoothPicture | null> {
  if (!quote?.design_id || !quote.selected_render_title) return null;
  // Outside of the transaction: an administrator who saves the design is not to wait for bookings, nor they for that
  const stored = await db.doc(BOOTH_DESIGNS.path(quote.design_id)).get();
  if (!stored.exists) return null;
  return { title: quote.selected_render_title, url: cardImage(BOOTH_DESIGNS.read(stored.data() ?? {})) };
}
