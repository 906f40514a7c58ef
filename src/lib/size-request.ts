import { atom } from 'nanostores';
import type { StandardSize } from '../domain/catalogue.ts';

/**
 * A booth size that another part of the page wants a quote for. It waits here until the wizard takes it, which may not
 * have come to life yet; a later request replaces one that still waits. Islands share this store, and never import each
 * other.
 */
export const $sizeRequest = atom<StandardSize | null>(null);
