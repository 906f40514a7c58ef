/**
 * For the browser and the server: how a booth wears a logo, spots that visitors chose, what is marked on a model, and the
 * contrast of colors. Pure, without types of the DOM.
 */
export {
  AS_DESIGNED,
  type Dress,
  dressIn,
  dressOfWord,
  dressWord,
  INKS,
  LOOK,
  type SentDress,
  sentDress,
  WALLS,
} from './logo/dress.ts';
export { contrastOf, isLight } from './logo/picture-facts.ts';
export {
  MARKED_LISTS,
  MAX_MARKED,
  MAX_NAMES,
  MAX_PART_NAME,
  type MarkedList,
  type Marking,
  MIN_SIDE,
  markedUploadSchema,
  markingSchema,
  NO_MARKING,
  pressSchema,
  type RefusedEntry,
  readMarking,
  storedMarking,
  storedMarkingSchema,
  unreadIn,
} from './marking/marking.ts';
export {
  MAX_CM,
  MAX_NTH,
  MAX_SPOTS,
  MAX_TURN,
  SPOTS,
  type Spot,
  spotsIn,
  spotsText,
} from './placement/chosen-spots.ts';
