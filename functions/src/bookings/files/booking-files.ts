/** Files of bookings in the private bucket. GET /media/* serves none of them: their names have no hash. */
import { type Bucket, nullIfMissing } from '../../platform/firebase.ts';

const folderOf = (bookingId: string) => `bookings/${bookingId}/`;

const pictureOf = (bookingId: string) => `${folderOf(bookingId)}booth.webp`;

/** Stores or replaces the picture of a visitor's booth. Retries once: a kept-alive connection may just be closing. */
export async function storeBoothPicture(bucket: Bucket, bookingId: string, body: Buffer): Promise<void> {
  const save = () =>
    bucket.file(pictureOf(bookingId)).save(body, {
      resumable: false,
      metadata: {
        contentType: 'application/octet-stream',
        contentDisposition: 'attachment',
        cacheControl: 'private, no-store',
      },
    });
  await save().catch(save);
}

/** Returns the picture of a visitor's booth; null if there is none. */
export async function readBoothPicture(bucket: Bucket, bookingId: string): Promise<Buffer | null> {
  const found = await nullIfMissing(bucket.file(pictureOf(bookingId)).download());
  return found?.[0] ?? null;
}

export async function deleteBookingFiles(bucket: Bucket, bookingId: string): Promise<void> {
  await bucket.deleteFiles({ prefix: folderOf(bookingId) });
}
