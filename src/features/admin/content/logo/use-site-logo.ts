import { doc } from 'firebase/firestore';
import { useRef } from 'react';
import type { Content } from '../../../../domain/content.ts';
import { SITE_SETTINGS, type SiteSettings } from '../../../../domain/records/site-settings.ts';
import { getJson } from '../../../../lib/api-client.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import type { LiveList } from '../../controls/live-lists/use-live-list.ts';
import { writeLocked } from '../../controls/save-locked.ts';
import { useLoaded } from '../../controls/use-loaded.ts';

const EDITOR = { record: SITE_SETTINGS, read: SITE_SETTINGS.read, edited: ['logo_url', 'logo_dark_url'] };

/** A logo and its variant for dark backgrounds. */
interface Logo {
  readonly logo: string | null;
  readonly dark: string | null;
}

/** The logo that the card shows, and where it is from. */
export interface SiteLogo extends Logo {
  /** The logo in this administrator's settings. */
  readonly own: Logo;
  /** Logos that are no one else's change: this administrator's, and the one that was published when the card loaded. */
  readonly known: readonly Logo[];
}

/**
 * The site's logo, set by either administrator; null while loading. Shows this administrator's changes at once, and
 * their own logo if the site does not respond.
 */
export function useSiteLogo({ status, records: [settings] }: LiveList<SiteSettings>): SiteLogo | null {
  const published = useLoaded('/api/content', fetchPublished, "The site's logo could not be read");
  const seen = useRef<readonly Logo[]>([]);
  const firstVersion = useRef<string | null>(null);
  if (status === 'loading' || published === undefined) return null;
  const own = logoOf(settings);
  if (!seen.current.some((logo) => isSame(logo, own))) seen.current = [...seen.current, own];
  firstVersion.current ??= versionOf(settings);
  const isOwnNews = settings !== undefined && versionOf(settings) !== firstVersion.current;
  const shown = isOwnNews || published === null ? own : published;
  return { ...shown, own, known: [...seen.current, ...(published ? [published] : [])] };
}

function versionOf(settings: Stored<SiteSettings> | undefined): string {
  return settings ? `${settings.stamp} ${settings.logo_url} ${settings.logo_dark_url}` : 'none';
}

/** The published logo; null if the site does not respond. */
async function fetchPublished(path: string): Promise<Logo | null> {
  const result = await getJson<Content>(path, { cache: 'no-store' });
  return result.ok ? { logo: result.data.logo_url, dark: result.data.logo_dark_url ?? null } : null;
}

function logoOf(settings: SiteSettings | null | undefined): Logo {
  return { logo: settings?.logo_url ?? null, dark: settings?.logo_dark_url ?? null };
}

function isSame(a: Logo, b: Logo): boolean {
  return a.logo === b.logo && a.dark === b.dark;
}

/**
 * Puts the logo and its variant into the administrator's settings, whose id is the administrator's: the site takes both
 * from the settings that were changed last. Returns null, or the site's logo if someone else has changed it since
 * `before`. The other administrator's settings cannot be read, so a change there is noticed once it is published.
 * @throws FirebaseError as the backend says
 */
export async function saveLogo(adminId: string, before: SiteLogo, next: Logo): Promise<SiteLogo | null> {
  const published = await fetchPublished('/api/content');
  const known = [...before.known, next];
  if (published && !known.some((logo) => isSame(logo, published)))
    return { ...published, own: before.own, known: [...known, published] };
  const result = await transact(async (transaction) =>
    writeLocked(transaction, {
      editor: EDITOR,
      shown: await transaction.get(doc(db, SITE_SETTINGS.name, adminId)),
      fields: { logo_url: next.logo, logo_dark_url: next.dark },
      newFields: { admin_id: adminId },
      isUntouched: (theirs) => isSame(before.own, logoOf(theirs)),
    }),
  );
  if (result.status === 'saved') return null;
  const own = logoOf(result.theirs);
  return { ...own, own, known: [...known, own] };
}
