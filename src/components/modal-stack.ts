import { atom } from 'nanostores';

/**
 * The open modal dialogs, the topmost last. What lies outside the topmost one is inert and below it, so whatever must be
 * seen and pressed at any time (toasts) is rendered inside it.
 */
export const $modals = atom<readonly HTMLDialogElement[]>([]);
