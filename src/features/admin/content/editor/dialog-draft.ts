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
  /** The administrator who typed it; others never see it. */
  readonly owner: string;
  readonly values: Values;
}

/** The draft of `kind` ('extra', 'project', 'design' ...) of this administrator, or null. */
export function loadDialogDraft<Values>(kind: string, owner: string): DialogDraft<Values> | null {
  try {
    const draft = JSON.parse(tabStore.read(PREFIX + kind) ?? 'null') as DialogDraft<Values> | null;
    return draft?.owner === owner ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; call it on every change while the dialog is open. Values must be JSON. */
export function saveDialogDraft<Values>(kind: string, draft: DialogDraft<Values>): void {
  tabStore.keep(PREFIX + kind, JSON.stringify(draft));
}

/** Drops the draft: the dialog was saved or cancelled. */
export function clearDialogDraft(kind: string): void {
  tabStore.drop(PREFIX + kind);
}

/** Drops every draft: the administrator signed out on purpose. */
export function clearAllDialogDrafts(): void {
  tabStore.dropAll(PREFIX);
}
