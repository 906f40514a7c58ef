/** Tabs share one draft: the latest change wins. */
import type { ReadableAtom } from 'nanostores';
import { EMPTY_DRAFT, parseDraft, type WizardDraft } from '../../../domain/wizard/draft.ts';
import { isDone, type WizardState } from '../../../domain/wizard/reducer.ts';
import { isDraftChangedElsewhere, loadDraft } from '../../../lib/draft-store.ts';
import type { ReplaceDraft, ReplacedMessage } from './use-replace-draft.ts';

const PARTS: readonly (readonly [string, readonly (keyof WizardDraft)[]])[] = [
  ['city', ['city']],
  ['show', ['show']],
  ['booth size', ['boothSize', 'customDesign']],
  ['design', ['selectedDesign']],
  ['extras', ['extras']],
  ['meeting', ['meeting', 'preferredTimes']],
  ['contact details', ['contact']],
];

/**
 * Whenever this tab becomes visible, loads a draft that another tab has changed; otherwise the tabs would
 * overwrite each other's changes. Ends when `ending` aborts. A submission in progress and a confirmation stay
 * on screen.
 */
export function followOtherTab(
  $state: ReadableAtom<WizardState>,
  replaceDraft: ReplaceDraft,
  ending: AbortSignal,
): void {
  function follow(): void {
    const state = $state.get();
    if (!document.hidden && state.submission.status !== 'submitting' && isDraftChangedElsewhere())
      takeFromOtherTab(state, replaceDraft);
  }
  addEventListener('focus', follow, { signal: ending });
  document.addEventListener('visibilitychange', follow, { signal: ending });
}

/** Loads the draft that another tab has changed and announces which parts differ. */
function takeFromOtherTab({ draft, step, submission }: WizardState, replaceDraft: ReplaceDraft): void {
  const theirs = loadDraft();
  if (isDone(submission)) {
    replaceDraft({ draft: theirs ?? EMPTY_DRAFT, step, submission }, null);
    return;
  }
  const own = parseDraft(JSON.stringify(draft));
  const differs = (part: keyof WizardDraft) =>
    JSON.stringify(own[part]) !== JSON.stringify((theirs ?? EMPTY_DRAFT)[part]);
  const changed = PARTS.filter(([, fields]) => fields.some(differs)).map(([name]) => name);
  const message: ReplacedMessage = {
    title: theirs ? 'Changed in another tab' : 'Closed in another tab',
    description: theirs
      ? `What changed: ${changed.join(', ')}.`
      : "Your quote was booked or cleared there. You're back at the first step.",
    undoLabel: 'Keep mine',
  };
  replaceDraft(
    theirs ? { draft: theirs, step } : { draft: EMPTY_DRAFT, step: 1 },
    changed.length > 0 ? message : null,
  );
}
