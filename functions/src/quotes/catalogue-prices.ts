import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { fieldMessages } from '../../../src/domain/messages/fields.ts';
import { projectNameOf } from '../../../src/domain/project/project-start.ts';
import { cardImage } from '../../../src/domain/quote/design-views.ts';
import { fitsBooth } from '../../../src/domain/quote/fits.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../../src/domain/records/extras.ts';
import { PRICES, PRICES_ID, pricesOn } from '../../../src/domain/records/prices.ts';
import { leadDaysIn, QUOTE_SETTINGS, QUOTE_SETTINGS_ID } from '../../../src/domain/records/quote-settings.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import { REFERENCE_PROJECTS } from '../../../src/domain/records/reference-projects.ts';
import { SHOWS } from '../../../src/domain/records/shows.ts';
import type { QuoteRequest } from '../../../src/domain/schemas/quote-request.ts';
import { listedShow } from '../../../src/domain/show/listed-show.ts';
import { timingOf } from '../../../src/domain/show/show-timing.ts';
import { CUSTOM_SHOW_ID } from '../../../src/domain/show/shows.ts';

/** Looks up the visitor's choice in the store, whose names and prices count. `refused` has texts by payload path. */
export async function readChoice(db: Firestore, request: QuoteRequest, now: Date) {
  const { show, extras: chosen, inspired_by } = request;
  const paths = [
    ...(show.id === CUSTOM_SHOW_ID ? [] : [SHOWS.path(show.id)]),
    ...chosen.map(({ id }) => EXTRAS.path(id)),
    ...(inspired_by ? [REFERENCE_PROJECTS.path(inspired_by)] : []),
    QUOTE_SETTINGS.path(QUOTE_SETTINGS_ID),
    PRICES.path(PRICES_ID),
  ];
  const refused: Record<string, string> = {};
  const [documents, design] = await Promise.all([
    db.getAll(...paths.map((path) => db.doc(path))),
    readDesign(db, request, refused),
  ]);
  const stored: Stored = new Map(documents.map((found) => [found.ref.path, found.data()]));
  const project = stored.get(REFERENCE_PROJECTS.path(inspired_by ?? ''));
  // It may be in another city or inactive by now, since the visitor's list may be minutes old
  const listed =
    show.id === CUSTOM_SHOW_ID ? undefined : listedShow(show.id, stored.get(SHOWS.path(show.id)));
  if (!listed && show.id !== CUSTOM_SHOW_ID) refused['show.id'] = fieldMessages.unknownShow;
  return {
    // A custom show's name is as typed
    showName: listed?.name ?? show.name,
    /** By the stored dates, whatever the visitor saw. */
    timing: listed
      ? timingOf(listed, leadDaysIn(stored.get(QUOTE_SETTINGS.path(QUOTE_SETTINGS_ID))), now)
      : null,
    /** All from one read, so that a change of prices never mixes two tables in a quote. */
    prices: pricesOn(todayInNewYork(now), stored.get(PRICES.path(PRICES_ID))),
    extras: extrasIn(stored, request, refused),
    design,
    /** Null for a deleted project, which is ignored: it does not affect the price. */
    inspiredBy:
      inspired_by && project
        ? { id: inspired_by, name: projectNameOf(REFERENCE_PROJECTS.read(project)) }
        : null,
    refused,
  };
}

/** Fields of documents by path; undefined for a document that does not exist. */
type Stored = ReadonlyMap<string, DocumentData | undefined>;

function extrasIn(
  stored: Stored,
  { extras: chosen, boothSize }: QuoteRequest,
  refused: Record<string, string>,
): QuoteSubmission['extras'] {
  return chosen.flatMap(({ id, quantity, spots }, index) => {
    const extra = EXTRAS.read(stored.get(EXTRAS.path(id)) ?? {});
    if (!extra.is_active) {
      refused[`extras.${index}.id`] = 'This extra is no longer available. Please remove it.';
      return [];
    }
    if (!fitsBooth(extra, boothSize)) {
      refused[`extras.${index}.id`] = 'This extra does not fit the booth. Please remove it.';
    }
    const max = extra.max_quantity;
    if (quantity > max) refused[`extras.${index}.quantity`] = `Choose at most ${max}`;
    return [{ id, name: extra.name, quantity, unitPriceUSD: extra.unit_price_usd, ...(spots && { spots }) }];
  });
}

/** Returns the chosen ready-made design, if any; its price is the design fee in US dollars. */
async function readDesign(
  db: Firestore,
  { boothSize, selectedDesign, customDesign }: QuoteRequest,
  refused: Record<string, string>,
) {
  if (customDesign && boothSize !== 'custom') {
    refused['customDesign'] = 'A custom design needs a custom size';
  }
  if (!selectedDesign) return null;
  // Two equality filters need no composite index
  const found = await db
    .collection(BOOTH_DESIGNS.name)
    .where('booth_size', '==', boothSize)
    .where('title', '==', selectedDesign.title)
    .limit(1)
    .get();
  const [design] = found.docs;
  if (!design) {
    refused['selectedDesign.title'] = 'This design is not available for this size. Please choose another.';
    return null;
  }
  const stored = BOOTH_DESIGNS.read(design.data());
  return { id: design.id, title: selectedDesign.title, price: stored.price, picture: cardImage(stored) };
}
