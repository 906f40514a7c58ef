import type { MarkedList } from '#booth/common.ts';

/** Texts of the dialog in which an administrator marks a model by pointing. */
export const markingMessages = {
  open: 'Mark surfaces',
  title: 'Mark Surfaces',
  description: 'Press a surface of the model, or choose one from the list. Then say what it is.',
  loading: 'Reading the model',
  failed: 'The model could not be read',
  unread: (count: number) =>
    count === 1
      ? 'One stored mark cannot be read, so it is left out.'
      : `${count} stored marks cannot be read, so they are left out.`,
  save: 'Use these marks',
  notSaved: 'Not everything fits the model: see the list.',
  asksToDiscard: 'Discard your marks?',
  dragged: 'Dragged a logo',
  noScene: 'This browser cannot show the model. Use the list of surfaces.',
  undo: 'Undo',
  undone: (what: string) => `Undone: ${what}`,
  surfaces: 'Surfaces, largest first',
  noSurface: 'Press a surface of the model to mark it.',
  isWhat: 'This surface is',
  allSides: 'All sides of this part',
  leaveOut: 'Left out',
  leftOut: (name: string) => `Left out: ${name}`,
  marked: 'Marked',
  noneMarked: 'Nothing is marked yet.',
  full: (max: number) => `At most ${max}. Remove one first.`,
  remove: (what: string) => `Remove: ${what}`,
  beyond: 'This reaches beyond its surface.',
  noLength: 'Enter a length such as 6\' 3".',
  tooSmall: 'At least 2".',
} as const;

/** The kinds of a surface, with the text of the button and of the list. */
export const KINDS: Readonly<Record<MarkedList, { readonly button: string; readonly item: string }>> = {
  marks: { button: 'Logo', item: 'Logo' },
  prints: { button: 'Takes the color', item: 'Takes the color' },
  screens: { button: 'Screen', item: 'Screen' },
};
