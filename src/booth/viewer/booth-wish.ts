import { atom } from 'nanostores';

/**
 * Whether somebody has walked around a booth, or asked to see one as it would stand, since the page was opened. Then booths are
 * shown that way wherever they can be; before, nothing is loaded for it.
 */
export const $isBoothWanted = atom(false);
