/** No address is longer; bounds the work for any other text. */
const MAX_READ = 1000;
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** One address in angle brackets: 'Jane Doe <jane@acme.example>'. */
const BRACKETED = /^[^<>\p{Cc}]*<([^<>\p{Cc}]*)>[^<>\p{Cc}]*$/u;
const MAILTO = /^mailto:([^?]*).*$/i;
/** As Outlook copies a name that is an address. */
const QUOTED = /^'(.*)'$/;
/** Marks around an address in a sentence or list. */
const AROUND = /^[("“‘[,;:]+|[)"”’\]',;:.!]+$/g;

/** Returns the address in a pasted text: of a contact, a link, a list, or the end of a sentence. */
export function pastedAddress(text: string): string {
  if (text.length > MAX_READ) return text.trim();
  const bare = text.replace(UNSEEN, '').trim();
  return bare.replace(BRACKETED, '$1').trim().replace(QUOTED, '$1').replace(AROUND, '').replace(MAILTO, '$1');
}
