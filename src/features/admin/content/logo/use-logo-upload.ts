import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { SITE_SETTINGS } from '../../../../domain/records/site-settings.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { isCancelled, uploadImage } from '../images/upload-image.ts';
import type { SiteLogo } from './use-site-logo.ts';

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

/**
 * Puts the logo and its variant into the administrator's settings, whose id is the administrator's: the site takes both
 * from the settings that were changed last. `isNew`: there are none yet.
 * @throws FirebaseError as the backend says
 */
export async function saveLogo(adminId: string, isNew: boolean, { logo, dark }: SiteLogo): Promise<void> {
  const ref = doc(db, SITE_SETTINGS.name, adminId);
  await withinTime(() =>
    isNew
      ? setDoc(ref, {
          admin_id: adminId,
          logo_url: logo,
          ...(dark && { logo_dark_url: dark }),
          created_at: serverTimestamp(),
          updated_at: serverTimestamp(),
        })
      : updateDoc(ref, { logo_url: logo, logo_dark_url: dark, updated_at: serverTimestamp() }),
  );
}
