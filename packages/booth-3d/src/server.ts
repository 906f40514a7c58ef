/** For the server: checks, repairs and packs uploaded models. */
export { kindsIn, type ModelKinds } from './models/model-kinds.ts';
export { ModelRefused } from './models/model-refused.ts';
export { PACKING, packUpload, partOfUpload } from './models/pack-upload.ts';
