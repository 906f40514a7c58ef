import { atom } from 'nanostores';

/**
 * True once the visitor opened a 3D view or asked for a picture of their own booth. Booths are then shown
 * that way where possible; before, nothing is loaded for it.
 */
export const $isBoothWanted = atom(false);
