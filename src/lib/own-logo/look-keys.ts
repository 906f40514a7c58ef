// Literals, which the bundler writes where they are used: otherwise two short texts would be a file of their own

/** Where logo and colour are kept: beside the draft, by whose key it begins and with which they go (`clearDraft`). */
export const LOOK_KEY = 'booth-studio:quote-draft:v1:look';

/** Where a tab keeps what goes along with a booking until it is sent; while the box is ticked, that it is. */
export const ALONG_KEY = 'booth-studio:logo-along:v1';
