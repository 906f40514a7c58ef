import { DRAFT_KEY } from '../draft-store.ts';

/** Where logo and colour are kept: beside the draft, with which they go (`clearDraft`). */
export const LOOK_KEY = `${DRAFT_KEY}:look`;

/** Where a tab keeps what goes along with a booking until it is sent; while the box is ticked, that it is. */
export const ALONG_KEY = 'booth-studio:logo-along:v1';
