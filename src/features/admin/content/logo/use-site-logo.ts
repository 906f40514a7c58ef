import { doc, getDocsFromServer, limit } from 'firebase/firestore';
import { SITE_SETTINGS, type SiteSettings } from '../../../../domain/records/site-settings.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { type Live, queryOf, readLive, toLive } from '../../kit/live-lists/live-record.ts';
import { MAX_LISTED, useLiveList } from '../../kit/live-lists/use-live-list.ts';
import { areAlike, type SaveResult, writeLocked } from '../../kit/save-locked.ts';

const ALL_SETTINGS = queryOf(SITE_SETTINGS, limit(MAX_LISTED));

const EDITOR = {
  record: SITE_SETTINGS,
  read: SITE_SETTINGS.read,
  edited: ['logo_url', 'logo_dark_url'],
};

/** The site's logo and its variant for dark backgrounds. */
export interface SiteLogo {
  readonly logo: string | null;
  readonly dark: string | null;
}

/** Returns the site's logo, live, whichever administrator set it; null while loading. */
export function useSiteLogo(): SiteLogo | null {
  const { status, records } = useLiveList(ALL_SETTINGS, SITE_SETTINGS, null);
  if (status === 'loading') return null;
  const newest = newestOf(records, (record) => record);
  return { logo: newest?.logo_url ?? null, dark: newest?.logo_dark_url ?? null };
}

/** Returns the most recently changed settings with a logo: the ones that `/api/content` publishes. */
function newestOf<T>(
  all: readonly T[],
  read: (one: T) => Live<Pick<SiteSettings, 'logo_url'>>,
): T | undefined {
  const version = (one: T) => read(one).version;
  return all
    .filter((one) => read(one).logo_url !== null)
    .toSorted((a, b) => version(b).localeCompare(version(a), 'en', { numeric: true }))[0];
}

/**
 * Stores the logo and its variant in the administrator's settings (document id: the administrator's uid),
 * unless someone else has changed the site's logo from `before`.
 * @throws FirebaseError as the backend says
 */
export async function saveLogo(
  adminId: string,
  before: SiteLogo,
  { logo, dark }: SiteLogo,
): Promise<SaveResult<SiteSettings>> {
  const own = doc(db, SITE_SETTINGS.name, adminId);
  const { docs } = await withinTime(() => getDocsFromServer(ALL_SETTINGS));
  const others = docs.map(({ ref }) => ref).filter(({ id }) => id !== adminId);
  return transact(async (transaction) => {
    const stored = await Promise.all([own, ...others].map((ref) => transaction.get(ref)));
    const [target] = stored;
    if (!target) throw new Error('No settings were read');
    const shown = newestOf(stored, (one) => readLive(SITE_SETTINGS, toLive(one))) ?? target;
    return writeLocked(transaction, {
      editor: EDITOR,
      shown,
      target,
      fields: { logo_url: logo, logo_dark_url: dark },
      newFields: { admin_id: adminId },
      isUntouched: (theirs) =>
        areAlike(EDITOR, theirs, { ...theirs, logo_url: before.logo, logo_dark_url: before.dark }),
    });
  });
}
