import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { SITE_SETTINGS } from '../../../domain/records/site-settings.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../lib/firebase/within-time.ts';

/**
 * Puts the logo into the administrator's settings: the record `id`, or a new one.
 * @throws FirebaseError as the backend says
 */
export async function saveLogo(adminId: string, id: string | null, logoUrl: string): Promise<void> {
  const ref = doc(db, SITE_SETTINGS.name, id ?? adminId);
  await withinTime(() =>
    id
      ? updateDoc(ref, { logo_url: logoUrl, updated_at: serverTimestamp() })
      : setDoc(ref, {
          admin_id: adminId,
          logo_url: logoUrl,
          created_at: serverTimestamp(),
          updated_at: serverTimestamp(),
        }),
  );
}
