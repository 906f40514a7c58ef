import { fieldMessages } from '../messages/fields.ts';
import { problemOfLine } from '../schemas/line.ts';
import type { ChosenShow } from '../wizard/draft.ts';

/** Id of a typed, unlisted show. */
export const CUSTOM_SHOW_ID = 'custom';

export const MAX_SHOW_NAME = 120;

/** Returns the message that explains why a show of this name cannot be quoted; null if it can. */
export function problemOfShow({ name }: { readonly name: string }): string | null {
  return problemOfLine(name, MAX_SHOW_NAME, fieldMessages.show);
}

/** Returns the show under its listed name. An unlisted show becomes a custom show with its name. */
export function currentShow(show: ChosenShow, shows: readonly ChosenShow[]): ChosenShow {
  const listed = shows.find(({ id }) => id === show.id);
  return { id: listed?.id ?? CUSTOM_SHOW_ID, name: listed?.name ?? show.name };
}
