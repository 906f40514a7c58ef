import { Switch } from '@headlessui/react';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { runWork } from '../../controls/run-work.ts';
import type { RecordKind } from '../editor/record-kind.ts';

export interface ActiveSwitchProps<Fields> {
  kind: RecordKind<Fields>;
  record: Stored<Fields>;
}

/** Switch that shows or hides a record for visitors. Saves at once. */
export function ActiveSwitch<Fields extends { is_active: boolean }>({
  kind,
  record,
}: ActiveSwitchProps<Fields>) {
  return (
    <Switch
      aria-label={`${kind.nameOf(record)} is visible to customers`}
      checked={record.is_active}
      onChange={(isActive) => void setActive(kind, record, isActive)}
      className="group focus-ring grid min-h-10 w-11 shrink-0 cursor-pointer place-items-center rounded-control pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className="relative h-6 w-10 rounded-full bg-field transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform group-data-checked:bg-brand group-data-checked:before:translate-x-4 motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:border forced-colors:before:bg-[ButtonText] forced-colors:group-data-checked:bg-[Highlight]"
      />
    </Switch>
  );
}

/**
 * Shows or hides the record for visitors and changes nothing else. After a failure the list shows the stored
 * state again.
 */
function setActive<Fields>(
  kind: RecordKind<Fields>,
  record: Stored<Fields>,
  isActive: boolean,
): Promise<boolean> {
  return runWork(kind.texts.updateFailed, async () => {
    const changes = { is_active: isActive, updated_at: serverTimestamp() };
    await withinTime(() => updateDoc(doc(db, kind.record.name, record.id), changes));
    const name = kind.nameOf(record);
    return {
      title: kind.texts.updated,
      description: isActive ? `Visitors see “${name}” again.` : `Visitors no longer see “${name}”.`,
      about: record.id,
    };
  });
}
