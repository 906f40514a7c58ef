import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { SITE_SETTINGS } from '../../../domain/records/site-settings.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/**
 * Puts the logo into the administrator's settings, whose id is the administrator's; `isNew`: there are none yet.
 * @throws FirebaseError as the backend says
 */
export async function saveLogo(adminId: string, isNew: boolean, logoUrl: string): Promise<void> {
  const ref = doc(db, SITE_SETTINGS.name, adminId);
  await withinTime(() =>
    isNew
      ? setDoc(ref, {
          admin_id: adminId,
          logo_url: logoUrl,
          created_at: serverTimestamp(),
          updated_at: serverTimestamp(),
        })
      : updateDoc(ref, { logo_url: logoUrl, updated_at: serverTimestamp() }),
  );
}
