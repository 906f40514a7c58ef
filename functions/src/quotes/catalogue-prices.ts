import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { DEFAULT_SHOWS } from '../../../src/domain/default-shows.ts';
import { cardImage } from '../../../src/domain/design-views.ts';
import { fieldMessages } from '../../../src/domain/messages/fields.ts';
import { projectNameOf } from '../../../src/domain/project-start.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../../src/domain/records/extras.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { REFERENCE_PROJECTS } from '../../../src/domain/records/reference-projects.ts';
import { SHOWS } from '../../../src/domain/records/shows.ts';
import type { QuoteRequest } from '../../../src/domain/schemas/quote-request.ts';
import { CUSTOM_SHOW_ID } from '../../../src/domain/shows.ts';

/** Looks the visitor's choice up in the store, whose names and prices count. `refused` is by path of the payload. */
export async function readChoice(transaction: Transaction, db: Firestore, request: QuoteRequest) {
  const refused: Record<string, string> = {};
  const [showName, extras, design, inspiredBy] = await Promise.all([
    readShowName(transaction, db, request, refused),
    readExtras(transaction, db, request.extras, refused),
    readDesign(transaction, db, request, refused),
    readProject(transaction, db, request),
  ]);
  return { showName, extras, design, inspiredBy, refused };
}

/**
 * A listed show's own name; a custom one's as typed. It may be in another city, and inactive: the visitor's list is some
 * minutes old. Those of the product are known whether or not they are stored.
 */
async function readShowName(
  transaction: Transaction,
  db: Firestore,
  { show }: QuoteRequest,
  refused: Record<string, string>,
): Promise<string> {
  if (show.id === CUSTOM_SHOW_ID) return show.name;
  const stored = await transaction.get(db.doc(SHOWS.path(show.id)));
  const listed = stored.exists
    ? SHOWS.read(stored.data() ?? {})
    : DEFAULT_SHOWS.find(({ id }) => id === show.id);
  if (!listed) refused['show.id'] = fieldMessages.unknownShow;
  return listed?.name ?? show.name;
}

async function readExtras(
  transaction: Transaction,
  db: Firestore,
  chosen: QuoteRequest['extras'],
  refused: Record<string, string>,
): Promise<QuoteSubmission['extras']> {
  if (chosen.length === 0) return [];
  const stored = await transaction.getAll(...chosen.map(({ id }) => db.doc(EXTRAS.path(id))));
  return chosen.flatMap(({ id, quantity, spots }, index) => {
    const extra = EXTRAS.read(stored[index]?.data() ?? {});
    if (!extra.is_active) {
      refused[`extras.${index}.id`] = 'This extra is no longer available. Please remove it.';
      return [];
    }
    const max = extra.max_quantity;
    if (quantity > max) refused[`extras.${index}.quantity`] = `Choose at most ${max}`;
    return [{ id, name: extra.name, quantity, unitPriceUSD: extra.unit_price_usd, ...(spots && { spots }) }];
  });
}

/** The ready design, if one was chosen; the price is the design fee in US dollars. */
async function readDesign(
  transaction: Transaction,
  db: Firestore,
  { boothSize, selectedDesign, customDesign }: QuoteRequest,
  refused: Record<string, string>,
) {
  if (customDesign && boothSize !== 'custom') {
    refused['customDesign'] = 'A custom design needs a custom size';
  }
  if (!selectedDesign) return null;
  // Two equality filters need no composite index
  const found = await transaction.get(
    db
      .collection(BOOTH_DESIGNS.name)
      .where('booth_size', '==', boothSize)
      .where('title', '==', selectedDesign.title)
      .limit(1),
  );
  const [design] = found.docs;
  if (!design) {
    refused['selectedDesign.title'] = 'This design is not available for this size. Please choose another.';
    return null;
  }
  const stored = BOOTH_DESIGNS.read(design.data());
  return { id: design.id, title: selectedDesign.title, price: stored.price, picture: cardImage(stored) };
}

/** Ignores a deleted project: nothing is priced by it. */
async function readProject(transaction: Transaction, db: Firestore, { inspired_by }: QuoteRequest) {
  if (!inspired_by) return null;
  const stored = await transaction.get(db.doc(REFERENCE_PROJECTS.path(inspired_by)));
  if (!stored.exists) return null;
  return { id: stored.id, name: projectNameOf(REFERENCE_PROJECTS.read(stored.data() ?? {})) };
}
