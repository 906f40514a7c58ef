import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { useRef } from 'react';
import type { Content } from '../../../../domain/content.ts';
import { SITE_SETTINGS, type SiteSettings } from '../../../../domain/records/site-settings.ts';
import { getJson } from '../../../../lib/api-client.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import type { LiveList } from '../../kit/live-lists/use-live-list.ts';
import { useLoaded } from '../../kit/use-loaded.ts';

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

/**
 * The site's logo, set by either administrator; null while loading. Shows this administrator's changes at once, and
 * their own logo if the site does not respond.
 */
export function useSiteLogo({
  status,
  records: [own],
}: Pick<LiveList<SiteSettings>, 'status' | 'records'>): SiteLogo | null {
  const published = useLoaded('/api/content', fetchSiteLogo, "The site's logo could not be read");
  const firstVersion = useRef<string | null>(null);
  if (status === 'loading' || published === undefined) return null;
  firstVersion.current ??= versionOf(own);
  const isOwnNews = own !== undefined && versionOf(own) !== firstVersion.current;
  return isOwnNews || published === null ? ofSettings(own) : published;
}

function versionOf(own: Live<SiteSettings> | undefined): string {
  return own ? `${own.version} ${own.logo_url} ${own.logo_dark_url}` : 'none';
}

/** The published logo; null if the site does not respond. */
async function fetchSiteLogo(path: string): Promise<SiteLogo | null> {
  const result = await getJson<Content>(path, { cache: 'no-store' });
  return result.ok ? { logo: result.data.logo_url, dark: result.data.logo_dark_url ?? null } : null;
}

function ofSettings(own: SiteSettings | undefined): SiteLogo {
  return { logo: own?.logo_url ?? null, dark: own?.logo_dark_url ?? null };
}
