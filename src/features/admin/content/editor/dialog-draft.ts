import { tabStore } from '../../../../lib/text-store.ts';

/**
 * Draft of an open dialog in the tab's session storage. It survives a reload, an expired session and the new
 * sign-in. Only one dialog is open at a time, so each kind of dialog has one draft.
 */
const PREFIX = 'booth-studio:admin-draft:v3:';

export interface EditStart<Fields> {
  /** The edited record; null while adding. */
  readonly id: string | null;
  /** The id of a new record. */
  readonly newId: string;
  /** The version being edited; '' while adding. */
  readonly base: string;
  /** The record in that version; null while adding. */
  readonly fields: Fields | null;
}

/** Subject of an open dialog. */
export interface Editing<Fields, Form> extends EditStart<Fields> {
  /** Input restored from an earlier page or session; null for a fresh dialog. */
  readonly restored: Form | null;
  /** Initial form values that differ from the record's, as of a duplicate; null for those of the record. */
  readonly copied: Form | null;
}

interface Draft<Fields, Form> {
  /** Uid of the administrator who typed it; not shown to others. */
  readonly owner: string;
  readonly start: EditStart<Fields>;
  readonly entered: Form;
}

/** Stores the input of the dialog of `kind` ('Extra' ...), except for chosen files, which cannot be stored. */
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

/** Returns the dialog of this administrator's draft; null if there is none. */
export function restoreDraft<Fields, Form>(kind: string, owner: string): Editing<Fields, Form> | null {
  try {
    const draft = JSON.parse(tabStore.read(PREFIX + kind) ?? 'null') as Draft<Fields, Form> | null;
    return draft?.owner === owner ? { ...draft.start, restored: draft.entered, copied: null } : null;
  } catch {
    return null;
  }
}

/** Deletes the draft, when the dialog was saved or canceled. */
export function clearDraft(kind: string): void {
  tabStore.drop(PREFIX + kind);
}

/** Deletes all drafts, when the administrator signs out. */
export function clearAllDrafts(): void {
  tabStore.dropAll(PREFIX);
}
