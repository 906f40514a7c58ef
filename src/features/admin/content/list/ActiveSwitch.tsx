import { Switch } from '@headlessui/react';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { db } from '../../../../lib/firebase/firestore.ts';
import { withinTime } from '../../../../lib/firebase/within-time.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { runWork } from '../../controls/run-work.ts';
import type { RecordKind } from '../editor/record-kind.ts';

/** Switch that shows or hides a record for visitors. Saves at once; after a failure it shows the stored state again. */
export function ActiveSwitch<Fields extends { is_active: boolean }>(props: {
  kind: RecordKind<Fields>;
  record: Stored<Fields>;
}) {
  const { kind, record } = props;
  const { texts } = kind;
  const name = kind.nameOf(record);

  function setActive(is_active: boolean) {
    void runWork(texts.updateFailed, async () => {
      const changes = { is_active, updated_at: serverTimestamp() };
      await withinTime(() => updateDoc(doc(db, kind.record.name, record.id), changes));
      const description = is_active ? `Visitors see “${name}” again.` : `Visitors no longer see “${name}”.`;
      return { title: texts.updated, description, about: record.id };
    });
  }
  return (
    <Switch
      aria-label={`${name} is visible to customers`}
      checked={record.is_active}
      onChange={setActive}
      className="group focus-ring grid min-h-10 w-11 shrink-0 cursor-pointer place-items-center rounded-control pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className="relative h-6 w-10 rounded-full bg-field transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform group-data-checked:bg-brand group-data-checked:before:translate-x-4 motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:border forced-colors:before:bg-[ButtonText] forced-colors:group-data-checked:bg-[Highlight]"
      />
    </Switch>
  );
}
