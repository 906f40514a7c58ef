import type { Document } from '../../../domain/records/document.ts';
import { tabStore } from '../../../lib/text-store.ts';

/**
 * Key prefix of an open dialog's draft in the tab's session storage. A draft survives reloads, an expired
 * session and the next sign-in. Only one dialog is open at a time, so each kind of dialog has one draft.
 */
const PREFIX = 'booth-studio:admin-draft:v3:';

export interface EditStart<Fields> {
  /** Id of the edited record; null while adding. */
  readonly id: string | null;
  readonly newId: string;
  /** Version of the record when editing began; '' while adding. */
  readonly base: string;
  /** The record's fields in that version; null while adding. */
  readonly fields: Fields | null;
}

/** An open dialog's record and initial input. */
export interface Editing<Fields, Form = Document> extends EditStart<Fields> {
  /** Input restored from an earlier page or session; null for a fresh dialog. */
  readonly restored: Form | null;
  /** Initial form values, such as a duplicate's; null to start with the record's values. */
  readonly copied: Form | null;
}

interface Draft<Fields, Form> {
  /** Uid of the administrator who typed the draft; others do not see it. */
  readonly owner: string;
  readonly start: EditStart<Fields>;
  readonly entered: Form;
}

/** Stores the input of the dialog for `kind` ('Extra' ...), without chosen files, which cannot be stored. */
export function keepDraft<Fields, Form>(
  kind: string,
  owner: string,
  { id, newId, base, fields }: EditStart<Fields>,
  entered: Form,
): void {
  const draft: Draft<Fields, Form> = { owner, start: { id, newId, base, fields }, entered };
  tabStore.keep(
    PREFIX + kind,
    JSON.stringify(draft, (_, value: unknown) => (value instanceof File ? null : value)),
  );
}

/** Returns the dialog to reopen from this administrator's draft; null if there is none. */
export function restoreDraft<Fields, Form = Document>(
  kind: string,
  owner: string,
): Editing<Fields, Form> | null {
  try {
    const draft = JSON.parse(tabStore.read(PREFIX + kind) ?? 'null') as Draft<Fields, Form> | null;
    return draft?.owner === owner ? { ...draft.start, restored: draft.entered, copied: null } : null;
  } catch {
    return null;
  }
}

/** Deletes the draft once its dialog is saved or canceled. */
export function clearDraft(kind: string): void {
  tabStore.drop(PREFIX + kind);
}

/** Deletes all drafts when the administrator signs out. */
export function clearAllDrafts(): void {
  tabStore.dropAll(PREFIX);
}
