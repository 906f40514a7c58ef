import { fieldMessages } from '../messages/fields.ts';
import { problemOfLine } from '../visitor/line.ts';

/** Id of a typed show that is not listed. */
export const CUSTOM_SHOW_ID = 'custom';

/** Maximum length of a show's name. */
export const MAX_SHOW_NAME = 120;

/** Returns why no quote can be made for a show of this name, for people; null if one can. */
export function problemOfShow({ name }: { readonly name: string }): string | null {
  return problemOfLine(name, MAX_SHOW_NAME, fieldMessages.show);
}

/** Returns the show under its listed name. One that is not listed, or no longer, is a custom show of its name. */
export function currentShow(
  show: { readonly id: string; readonly name: string },
  shows: readonly { readonly id: string; readonly name: string }[],
): { readonly id: string; readonly name: string } {
  const listed = shows.find(({ id }) => id === show.id);
  return { id: listed?.id ?? CUSTOM_SHOW_ID, name: listed?.name ?? show.name };
}
