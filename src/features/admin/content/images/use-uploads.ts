import { useRef, useState } from 'react';
import type { ImageChoice } from '../editor/form-fields.ts';
import { type ImagePlace, uploadImage } from './upload-image.ts';

/** Images to upload, by form field. */
export interface UploadPlan {
  readonly folder: ImagePlace['folder'];
  readonly images: Readonly<Record<string, ImageChoice>>;
  /** Description of an image for its URL: lower-case words joined by hyphens. */
  readonly nameOf?: (field: string) => string;
}

/** An image after uploading; a failed upload keeps the stored one. */
export interface UploadResult {
  readonly field: string;
  readonly url: string | null;
  readonly error?: unknown;
}

export type Uploads = ReturnType<typeof useUploads>;

export function useUploads() {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const controller = useRef<AbortController | null>(null);
  const uploaded = useRef(new WeakMap<File, string>());

  /** Uploads the new images, each only once over repeated saves. Rejects with an AbortError when cancelled. */
  async function run({ folder, images, nameOf }: UploadPlan): Promise<UploadResult[]> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    async function urlOf(field: string, { file, stored }: ImageChoice): Promise<string | null> {
      if (!file) return stored;
      const known = uploaded.current.get(file);
      if (known) return known;
      const onProgress = (part: number) => setProgress((before) => ({ ...before, [field]: part }));
      onProgress(0);
      const url = await uploadImage({ file, folder, name: nameOf?.(field), onProgress, signal });
      uploaded.current.set(file, url);
      return url;
    }
    const results = await Promise.all(
      Object.entries(images).map(async ([field, choice]): Promise<UploadResult> => {
        try {
          return { field, url: await urlOf(field, choice) };
        } catch (error) {
          return { field, url: choice.stored, error };
        }
      }),
    );
    setProgress({});
    signal.throwIfAborted();
    return results;
  }
  return {
    /** Progress of each running upload, 0 to 1. */
    progress,
    /** Stops all uploads. */
    cancel: () => controller.current?.abort(),
    run,
  };
}
