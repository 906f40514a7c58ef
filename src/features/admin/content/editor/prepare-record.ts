import { type FieldValues, get } from 'react-hook-form';
import type { Document } from '../../../../domain/records/document.ts';
import { isRefusal } from '../../../../lib/firebase/session.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import type { ImageChoice } from './image-choice.ts';
import type { RecordKind } from './record-kind.ts';
import type { Uploads } from './use-uploads.ts';

/**
 * Uploads the newly chosen images of a checked form and says what to write. Null if an image could not be uploaded and the
 * record is not to be saved without it, which has been told by then.
 * @param failedTitle title of the toast about that, unless the kind has one
 */
export async function prepareRecord<Fields, Form extends FieldValues, Entry>(
  { images, changesOf }: RecordKind<Fields, Form, Entry>,
  entry: Entry,
  uploads: Uploads,
  failedTitle: string,
): Promise<Document | null> {
  const { urls, failures } = await uploads.run({
    folder: images.folder,
    nameOf: (path) => images.nameOf(entry, placeOf(path)),
    images: Object.fromEntries(images.paths.map((path) => [path, get(entry, path) as ImageChoice])),
  });
  const told = images.savedWithout ? failures : failures.slice(0, 1);
  for (const { field, error } of told) {
    reportFailure(images.failedTitle?.(placeOf(field)) ?? failedTitle, error, images.failedText);
  }
  // Without a session nothing would be saved: the dialog stays as it is
  const isGivenUp = !images.savedWithout || failures.some(({ error }) => isRefusal(error));
  return failures.length > 0 && isGivenUp ? null : changesOf(withUrls(entry as Document, urls));
}

function placeOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** The entry with each image's address in place of its choice. */
function withUrls(entry: Document, urls: Readonly<Record<string, string | null>>, path = ''): Document {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const here = path === '' ? name : `${path}.${name}`;
      if (here in urls) return [name, urls[here]];
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? withUrls(value as Document, urls, here) : value];
    }),
  );
}
