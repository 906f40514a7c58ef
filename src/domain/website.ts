/** 'example.com' or 'https://example.com/path': no spaces, credentials or other schemes. */
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i;
/** Invisible format characters, which can disguise a URL. */
const INVISIBLE = /\p{Cf}/u;

/** Returns the URL of a visitor's website; null for other text, such as 'our site soon'. */
export function websiteUrl(text: string): string | null {
  if (!WEBSITE.test(text) || INVISIBLE.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? address : null;
}
