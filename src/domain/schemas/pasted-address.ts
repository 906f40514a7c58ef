/** No address is longer; bounds the work for any other text. */
const MAX_READ = 1000;
/** Invisible in any text, and never part of an address: direction marks, joiners, soft hyphens. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** One address in angle brackets, one of which may be missing: 'Jane Doe <jane@acme.example>'. */
const BRACKETED = /^(?:[^<>\p{Cc}]*<)?([^<>\p{Cc}]*)(?:>[^<>\p{Cc}]*)?$/u;
const MAILTO = /^(?:mailto|e-?mail):\s*([^?]*).*$/i;
/** As Outlook copies a name that is an address. */
const QUOTED = /^'(.*)'$/;
/** Marks around an address in a sentence or list. */
const AROUND = /^[("“‘«[,;:]+|[)"”’»\]',;:.!?]+$/g;

/** Returns the address in a pasted text: of a contact, a link, a list, or the end of a sentence. */
export function pastedAddress(text: string): string {
  if (text.length > MAX_READ) return text.trim();
  const bare = text.normalize('NFKC').replace(UNSEEN, '').trim();
  const inner = bare.replace(BRACKETED, '$1').trim().replace(QUOTED, '$1').replace(AROUND, '');
  return inner.replace(MAILTO, '$1').replaceAll('’', "'");
}
