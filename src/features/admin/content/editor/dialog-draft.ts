import { tabStore } from '../../../../lib/text-store.ts';

/**
 * Draft of an open dialog in the tab's session storage. It survives a reload, an expired session and the new
 * sign-in. Only one dialog is open at a time, so each kind of dialog has one draft.
 */
const PREFIX = 'booth-studio:admin-draft:v2:';

export interface DialogDraft<Values> {
  /** The record being edited; null while adding. */
  readonly id: string | null;
  /** Version of that record when editing began (Live.version); '' while adding. */
  readonly base: string;
  /** The administrator who typed it; not shown to others. */
  readonly owner: string;
  readonly values: Values;
}

/** Returns this administrator's draft of `kind` ('extra', 'project', 'design' ...), or null. */
export function loadDialogDraft<Values>(kind: string, owner: string): DialogDraft<Values> | null {
  try {
    const draft = JSON.parse(tabStore.read(PREFIX + kind) ?? 'null') as DialogDraft<Values> | null;
    return draft?.owner === owner ? draft : null;
  } catch {
    return null;
  }
}

/** Stores the draft; call it on every change while the dialog is open. Values must be JSON. */
export function saveDialogDraft<Values>(kind: string, draft: DialogDraft<Values>): void {
  tabStore.keep(PREFIX + kind, JSON.stringify(draft));
}

/** Deletes the draft, when the dialog was saved or cancelled. */
export function clearDialogDraft(kind: string): void {
  tabStore.drop(PREFIX + kind);
}

/** Deletes all drafts, when the administrator signs out. */
export function clearAllDialogDrafts(): void {
  tabStore.dropAll(PREFIX);
}
