/** The settings' route, for component tests. */
import type { DefinedRecord } from '../../src/domain/records/record.ts';
import { haveSameFields } from '../../src/domain/records/same-fields.ts';
import { SETTINGS } from '../../src/domain/schemas/settings.ts';
import { ADMIN, startPanel } from './admin-panel.tsx';
import { type FakeApi, type FakeRequest, fakeApi, noAnswer, problem } from './fake-api.ts';
import { database } from './firebase/fake-database.ts';
import type { Fields } from './firebase/fake-snapshot.ts';

export const SAVE = 'POST /api/admin/settings';

/** Starts a panel whose settings are saved in the fake database, as the server does. */
export function startSettings(): FakeApi {
  startPanel();
  return fakeApi({ [SAVE]: saveSetting });
}

/** Refuses to save. */
export function refuseToSave(api: FakeApi, error: string): void {
  api.answer(SAVE, () => problem(403, { error, code: 'forbidden' }));
}

/** Saves from now on without an answer, until the returned function is called. */
export function loseAnswers(api: FakeApi): () => void {
  api.answer(SAVE, (request) => {
    saveSetting(request);
    return noAnswer();
  });
  return () => api.answer(SAVE, saveSetting);
}

interface Saving {
  readonly setting: string;
  readonly base: Fields | null;
  readonly fields: Fields;
}

function saveSetting({ body }: FakeRequest): object {
  const { setting, base, fields }: Saving = JSON.parse(body);
  const record = SETTINGS.find(({ name }) => name === setting) as DefinedRecord;
  const path = record.path(typeof record.id === 'object' ? record.id.only : ADMIN.uid);
  const stored = database.read(path);
  const isStored = (other: Fields) =>
    haveSameFields({ record, edited: Object.keys(fields) }, stored ?? {}, other);
  if (stored && !isStored(fields) && !(base && isStored(base))) {
    const theirs = record.read(stored);
    return problem(409, { error: 'Someone else has changed it', code: 'changed-meanwhile', theirs });
  }
  if (stored) database.change(path, fields);
  else database.store(path, { ...fields, admin_id: ADMIN.uid });
  return { success: true };
}
