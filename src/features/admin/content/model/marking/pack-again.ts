import { between, type Frame } from '../../../../../booth/marking/frame.ts';
import {
  MARKED_LISTS,
  type MarkedList,
  type Marking,
  type MarkModelRequest,
  NO_MARKING,
  readMarking,
} from '../../../../../domain/schemas/marking.ts';
import { type PackedModelAnswer, packedModelSchema } from '../../../../../domain/schemas/packed-model.ts';
import { postFor } from '../../../../../lib/admin-api.ts';

/** The server repairs and packs for at most this long, in milliseconds. */
const PATIENCE_MS = 115_000;

/** Packs a stored model again with a marking. @throws AdminApiError */
export function packAgain(request: MarkModelRequest): Promise<PackedModelAnswer> {
  return postFor(packedModelSchema, 'models/mark', request, { patienceMs: PATIENCE_MS });
}

/** Choices of the repair. */
export type Choices = Partial<Pick<Marking, 'without' | 'turn' | 'unit' | 'deck' | 'left_out'>>;

/**
 * Packs a stored model with other choices of the repair, and without marks.
 * @param before the answer that `marking` belongs to
 * @returns the new answer, and the marking with its points where the model's parts are now
 * @throws AdminApiError
 */
export async function packWithChoices(
  before: PackedModelAnswer,
  { marking, ...request }: Omit<MarkModelRequest, 'url'>,
  choices: Choices,
): Promise<{ packed: PackedModelAnswer; marking: Marking }> {
  const { url } = before.model;
  const wanted = { ...marking, ...choices };
  const packed = await packAgain({ ...request, url, marking: { ...wanted, ...NOTHING_MARKED } });
  const { deck, left_out } = readMarking(packed.model.marking);
  return { packed, marking: { ...moved(wanted, before.frame, packed.frame), deck, left_out } };
}

const { marks, prints, screens, seats, places } = NO_MARKING;
const NOTHING_MARKED = { marks, prints, screens, seats, places };

/** Returns a marking whose points follow the model into another frame. */
function moved(marking: Marking, before: Frame, after: Frame): Marking {
  const { scale, point, direction } = between(before, after);
  const turned = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    const [x, , z] = direction([Math.sin(radians), 0, Math.cos(radians)]);
    return Math.round((Math.atan2(x, z) * 180) / Math.PI);
  };
  const movedEntry = (entry: Marking[MarkedList][number]) => ({
    ...entry,
    p: point(entry.p).map((part) => Math.round(part * 1e4) / 1e4),
    ...('n' in entry && { n: direction(entry.n) }),
    ...('degrees' in entry && { degrees: turned(entry.degrees) }),
    ...('w' in entry && { w: entry.w * scale, h: entry.h * scale }),
    ...('bend' in entry && entry.bend && { bend: entry.bend * scale }),
  });
  const lists = MARKED_LISTS.map((list) => [list, marking[list].map(movedEntry)]);
  return { ...marking, ...Object.fromEntries(lists) };
}
