import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { contentMessages } from '../../../../domain/content-messages.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import { offerUndo } from '../../kit/offer-undo.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { extraKind, type LiveExtra } from './extra-kind.ts';

const texts = contentMessages.extras;

/**
 * Shows the extra to visitors, or hides it, and nothing else of it changes. Says so, and offers to take it back; a
 * failure is told, and the list shows again what is stored.
 */
export async function setActive(
  { id, name }: Pick<LiveExtra, 'id' | 'name'>,
  isActive: boolean,
): Promise<void> {
  try {
    await withinTime(() =>
      updateDoc(doc(db, extraKind.record.name, id), { is_active: isActive, updated_at: serverTimestamp() }),
    );
    offerUndo({
      title: texts.updated,
      description: isActive ? texts.shown(name) : texts.hidden(name),
      onUndo: () => void setActive({ id, name }, !isActive),
    });
  } catch (error) {
    reportFailure(texts.updateFailed, error);
  }
}
