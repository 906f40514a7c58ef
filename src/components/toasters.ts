import { atom } from 'nanostores';

/** The toasters on the page, one an island, in the order in which they came to life: only the first shows the toasts. */
export const $toasters = atom<readonly symbol[]>([]);
