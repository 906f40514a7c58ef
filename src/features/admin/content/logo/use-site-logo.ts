import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../../components/toast-store.ts';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import type { Content } from '../../../../domain/content.ts';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { SITE_SETTINGS, type SiteSettings } from '../../../../domain/records/site-settings.ts';
import { getJson } from '../../../../lib/api-client.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import type { LiveList } from '../../kit/live-lists/use-live-list.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { isCancelled, uploadImage } from '../images/upload-image.ts';

const texts = adminMessages.logo;

export interface LogoUpload {
  /** Upload progress, 0 to 1; null if none is running. */
  readonly progress: number | null;
  /** Uploads the file, stores its URL with `save`, and reports the result; resolves to true if stored. */
  readonly upload: (file: File, save: (url: string) => Promise<void>) => Promise<boolean>;
  readonly cancel: () => void;
}

/** Uploads a logo. */
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

/** The site's logo and its variant for dark backgrounds. */
export interface SiteLogo {
  readonly logo: string | null;
  readonly dark: string | null;
}

const NONE: SiteLogo = { logo: null, dark: null };

/**
 * The site's logo, set by either administrator; null while loading. Shows this administrator's changes at once, and
 * their own logo if the site does not respond.
 */
export function useSiteLogo({
  status,
  records: [own],
}: Pick<LiveList<SiteSettings>, 'status' | 'records'>): SiteLogo | null {
  const [published, setPublished] = useState<SiteLogo | 'unknown' | null>(null);
  const firstVersion = useRef<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void getJson<Content>('/api/content', { cache: 'no-store' }).then((result) => {
      if (isShown) setPublished(result.ok ? ofContent(result.data) : 'unknown');
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (status === 'loading' || published === null) return null;
  firstVersion.current ??= versionOf(own);
  const isOwnNews = own !== undefined && versionOf(own) !== firstVersion.current;
  return isOwnNews || published === 'unknown' ? ofSettings(own) : published;
}

function versionOf(own: Live<SiteSettings> | undefined): string {
  return own ? `${own.version} ${own.logo_url} ${own.logo_dark_url}` : 'none';
}

function ofContent({ logo_url, logo_dark_url }: Content): SiteLogo {
  return { logo: logo_url, dark: logo_dark_url ?? null };
}

function ofSettings(own: SiteSettings | undefined): SiteLogo {
  return own ? { logo: own.logo_url, dark: own.logo_dark_url ?? null } : NONE;
}
