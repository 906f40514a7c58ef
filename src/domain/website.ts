/** 'example.com' or 'https://example.com/path': no spaces, credentials or other schemes. */
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i;
/** Invisible format characters, with which one address reads as another. */
const INVISIBLE = /\p{Cf}/u;

/** Returns the address that a visitor's website links to; null for text that is none, such as 'our site soon'. */
export function websiteUrl(text: string): string | null {
  if (!WEBSITE.test(text) || INVISIBLE.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? address : null;
}
