import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readMarking, unreadIn } from '../../../packages/booth-3d/src/common.ts';
import { PACKING } from '../../../packages/booth-3d/src/server.ts';
import { MEDIA_PREFIX, mediaObjectPath, sourcePath } from '../../../src/domain/media.ts';
import { STANDARD_SIZES } from '../../../src/domain/quote/catalogue.ts';
import { BOOTH_DESIGNS } from '../../../src/domain/records/booth-designs.ts';
import { EXTRAS } from '../../../src/domain/records/extras.ts';
import type { StoredModel } from '../../../src/domain/schemas/stored-model.ts';
import { Problem } from '../http/problem.ts';
import { oneAtATime } from '../media/process-image.ts';
import { type Bucket, isWritten } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import { packAndStore, readSourceFile } from './upload-model-route.ts';

/** Milliseconds and models after which the next run goes on: the sweep of images stops at more removals at once. */
const BUDGET_MS = 300_000;
const MAX_AT_ONCE = 10;
const HASH = /-[0-9a-f]{16}\.bin$/;

interface Stores {
  readonly db: Firestore;
  readonly bucket: Bucket;
}

/**
 * Packs the uploaded files of designs and extras again that a former version packed, and gives their records the new
 * models. A model that cannot be packed again stays as it is, and is logged once.
 */
export async function repackModels(stores: Stores): Promise<void> {
  const end = performance.now() + BUDGET_MS;
  let packed = 0;
  for (const { name } of [BOOTH_DESIGNS, EXTRAS]) {
    const { docs } = await stores.db.collection(name).get();
    for (const record of docs) {
      if (performance.now() > end || packed >= MAX_AT_ONCE) return;
      packed += Number(await repack(stores, record));
    }
  }
}

/** Resolves to true if the model was packed again. */
async function repack({ db, bucket }: Stores, record: QueryDocumentSnapshot): Promise<boolean> {
  const model = record.get('model') as StoredModel | null | undefined;
  const path = mediaObjectPath(model?.url ?? '');
  if (!model || !path) return false;
  const file = bucket.file(path);
  try {
    const [{ metadata }] = await file.getMetadata();
    if (metadata?.['packing'] === PACKING) return false;
    const next = await packedAgain(bucket, model, record.get('booth_size'));
    await db.runTransaction(async (transaction) => {
      const now = await transaction.get(record.ref);
      if (now.get('model.url') === model.url) transaction.update(record.ref, { model: next });
    });
    return true;
  } catch (error) {
    logEvent('model-not-repacked', { path: record.ref.path, error });
    // Its file will not change; anything else may be over in an hour
    if (error instanceof Problem) await isWritten(file.setMetadata({ metadata: { packing: PACKING } }), 404);
    return false;
  }
}

/** @throws Problem if the file is gone or cannot be packed as it was marked */
async function packedAgain(
  bucket: Bucket,
  { url, marking, blank, blank_places }: StoredModel,
  size: unknown,
): Promise<StoredModel> {
  if (unreadIn(marking) > 0) throw new Problem('not-found', { text: 'Its marks are of a former version.' });
  const path = url.slice(MEDIA_PREFIX.length);
  const [folder, file = ''] = path.split('/');
  const { model, refused } = await packAndStore(
    { bucket: () => bucket, inTurn: oneAtATime() },
    {
      folder: folder === EXTRAS.name ? 'extras' : 'booth-designs',
      name: file.replace(HASH, ''),
      source: await readSourceFile(bucket, sourcePath(path)),
      marking: readMarking(marking),
      size: STANDARD_SIZES.find((each) => each === size),
    },
  );
  if (refused.length > 0) throw new Problem('not-found', { text: 'Not all of its marks fit.' });
  // Only a browser can draw the front: the drawn one still shows it
  return { ...model, ...(blank && { blank, ...(blank_places && { blank_places }) }) };
}
