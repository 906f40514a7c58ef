import { useRef, useState } from 'react';
import { type ImagePlace, uploadImage } from '../images/upload-image.ts';
import type { ImageChoice } from './image-choice.ts';

/** A record's images by form field. */
export interface UploadPlan<Field extends string> {
  readonly folder: ImagePlace['folder'];
  /** Description of an image for its URL: lower-case words joined by hyphens. */
  readonly nameOf: (field: Field) => string;
  readonly images: Readonly<Record<Field, ImageChoice>>;
}

/** The record's images after uploading; a failed upload keeps the stored one. */
export interface UploadOutcome<Field extends string> {
  readonly urls: Readonly<Record<Field, string | null>>;
  readonly failures: readonly { readonly field: Field; readonly error: unknown }[];
}

export interface Uploads {
  /** Progress of each running upload, 0 to 1. */
  readonly progress: Readonly<Record<string, number>>;
  /** Stops all uploads: `run` then rejects with an AbortError. */
  readonly cancel: () => void;
  /** Uploads the new images, each only once over repeated saves. */
  readonly run: <Field extends string>(plan: UploadPlan<Field>) => Promise<UploadOutcome<Field>>;
}

export function useUploads(): Uploads {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const controller = useRef<AbortController | null>(null);
  const uploaded = useRef(new WeakMap<File, string>());

  async function run<Field extends string>({ folder, nameOf, images }: UploadPlan<Field>) {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const fields = Object.keys(images) as Field[];
    async function urlOf(field: Field): Promise<string | null> {
      const { file, stored } = images[field];
      if (!file) return stored;
      const known = uploaded.current.get(file);
      if (known) return known;
      const onProgress = (part: number) => setProgress((before) => ({ ...before, [field]: part }));
      onProgress(0);
      const { url } = await uploadImage({ file, folder, name: nameOf(field), onProgress, signal });
      uploaded.current.set(file, url);
      return url;
    }
    const results = await Promise.allSettled(fields.map(urlOf));
    setProgress({});
    signal.throwIfAborted();
    const failures = fields.flatMap((field, index) => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ field, error: result.reason as unknown }] : [];
    });
    const urls = Object.fromEntries(
      fields.map((field, index) => {
        const result = results[index];
        return [field, result?.status === 'fulfilled' ? result.value : images[field].stored];
      }),
    ) as Record<Field, string | null>;
    return { urls, failures };
  }
  return { progress, cancel: () => controller.current?.abort(), run };
}
