import { useRef, useState } from 'react';
import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { isCancelled, uploadImage } from '../images/upload-image.ts';

const texts = adminMessages.logo;

export interface LogoUpload {
  /** The part that is there, from 0 to 1; null while nothing is uploaded. */
  readonly progress: number | null;
  /** Uploads the file, stores its address by `save`, and tells how it went; answers whether it is stored. */
  readonly upload: (file: File, save: (url: string) => Promise<void>) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Brings a logo to the server. */
export function useLogoUpload(): LogoUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function upload(file: File, save: (url: string) => Promise<void>): Promise<boolean> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress(0);
    try {
      const { url } = await uploadImage({ file, folder: 'logo', onProgress: setProgress, signal });
      await save(url);
      toast({ title: texts.uploaded, description: texts.uploadedText, variant: 'success' });
      return true;
    } catch (failure) {
      if (!isCancelled(failure)) reportFailure(texts.failed, failure);
      else toast({ title: contentMessages.uploadCanceledTitle, description: texts.canceled });
      return false;
    } finally {
      setProgress(null);
    }
  }
  return { progress, upload, cancel: () => controller.current?.abort() };
}
