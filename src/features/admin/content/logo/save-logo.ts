import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { SITE_SETTINGS } from '../../../../domain/records/site-settings.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { SiteLogo } from './use-site-logo.ts';

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
