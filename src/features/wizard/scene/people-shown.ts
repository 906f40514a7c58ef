import { atom } from 'nanostores';

/** True if scenes show people; the choice holds until the page is left. */
export const $arePeopleShown = atom(true);
