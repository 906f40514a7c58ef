/** Files of bookings in the private bucket. GET /media/* serves none of them: their names have no hash. */
import { type Bucket, isWritten } from '../platform/firebase.ts';

const folderOf = (bookingId: string) => `bookings/${bookingId}/`;

type Name = 'logo-file';

/** Stores or replaces a file of a booking. Retries once, since a kept-alive connection may just be closing. */
export async function storeBookingFile(
  bucket: Bucket,
  bookingId: string,
  name: Name,
  body: Buffer,
): Promise<void> {
  const save = () =>
    bucket.file(folderOf(bookingId) + name).save(body, {
      resumable: false,
      metadata: {
        contentType: 'application/octet-stream',
        contentDisposition: 'attachment',
        cacheControl: 'private, no-store',
      },
    });
  await save().catch(save);
}

/** Returns the content of a booking's file; null if there is none. */
export async function readBookingFile(bucket: Bucket, bookingId: string, name: Name): Promise<Buffer | null> {
  let content: Buffer | null = null;
  const read = async () => {
    [content] = await bucket.file(folderOf(bookingId) + name).download();
  };
  await isWritten(read(), 404);
  return content;
}

/** Deletes all files of a booking. */
export async function deleteBookingFiles(bucket: Bucket, bookingId: string): Promise<void> {
  await bucket.deleteFiles({ prefix: folderOf(bookingId) });
}
