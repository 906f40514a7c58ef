/** Keys of the quote draft and what goes with it. Apart, since many pages use them without the draft's schema. */

export const DRAFT_KEY = 'booth-studio:quote-draft:v1';

/** Key of the visitor's own logo and color. Starts with the draft's key, so both are deleted together. */
export const LOOK_KEY = 'booth-studio:quote-draft:v1:look';

/** Key of the tab's copy of a logo to send with a booking, from consent until it is sent. */
export const ALONG_KEY = 'booth-studio:logo-along:v1';

/** Key of a shared quote on its way from its page to this tab's wizard. */
export const CARRIED_KEY = 'booth-studio:carried-quote:v1';
