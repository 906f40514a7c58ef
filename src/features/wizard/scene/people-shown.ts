import { atom } from 'nanostores';

/** Whether people stand in the scenes, until the page is left: what was chosen in one holds for the next. */
export const $arePeopleShown = atom(true);
