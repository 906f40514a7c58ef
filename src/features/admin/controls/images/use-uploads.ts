import { useEffect, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '../../../../domain/media.ts';
import { AdminApiError } from '../../../../lib/admin-api.ts';
import { type FileToSend, type Sending, sendFile } from './send-file.ts';

/** First part of an image's path; the server generates the rest. */
export type ImageFolder = 'extras' | 'booth-designs' | 'projects' | 'logo' | 'host';

/** The image chosen for a record: the stored one, a new file, or none. */
export interface ImageChoice {
  /** URL of the stored image, which is kept unless a file replaces it. */
  readonly stored: string | null;
  /** The chosen file, uploaded on save. */
  readonly file: File | null;
}

/** Images to upload, by form field. */
export interface UploadPlan {
  readonly folder: ImageFolder;
  readonly images: Readonly<Record<string, ImageChoice>>;
  /** Returns an image's description for its URL: lowercase words joined by hyphens. */
  readonly nameOf?: (field: string) => string;
}

/** Result of an upload; after a failure, the URL of the stored image. */
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
  const early = useRef<AbortController | null>(null);
  // A form that was closed unsaved needs no file
  useEffect(() => () => early.current?.abort(), []);

  /** Uploads new images, each only once even if the save is repeated. Rejects with an AbortError when canceled. */
  async function run({ folder, images, nameOf }: UploadPlan): Promise<UploadResult[]> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    async function urlOf(field: string, { file, stored }: ImageChoice): Promise<string | null> {
      if (!file) return stored;
      const known = uploaded.current.get(file);
      if (known) return known;
      const onProgress = (part: number) => setProgress((before) => ({ ...before, [field]: part }));
      onProgress(0);
      const url = await uploadImage({ file, folder, name: nameOf?.(field) ?? '' }, { onProgress, signal });
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
  /** Runs one upload before the save, with its progress under `field`. Rejects with an AbortError when canceled. */
  async function runNow(field: string, upload: (sending: Sending) => Promise<void>): Promise<void> {
    early.current = new AbortController();
    controller.current = early.current;
    const onProgress = (part: number) => setProgress({ [field]: part });
    onProgress(0);
    try {
      await upload({ onProgress, signal: early.current.signal });
    } finally {
      setProgress({});
    }
  }
  return {
    /** Progress of each running upload by field, from 0 to 1. */
    progress,
    cancel: () => controller.current?.abort(),
    run,
    runNow,
  };
}

/** Uploads an image. @returns its URL @throws as `sendFile` */
async function uploadImage(image: Omit<FileToSend, 'route'>, sending: Sending): Promise<string> {
  if (image.file.size > MAX_UPLOAD_BYTES) throw new AdminApiError(413, 'The image is larger than 10 MB.');
  return (await sendFile({ route: 'images', ...image }, sending))['url'] as string;
}
