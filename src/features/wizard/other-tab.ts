/** One draft in the browser, the latest: a change in another tab is taken over here. */
import type { ReadableAtom } from 'nanostores';
import { EMPTY_DRAFT, parseDraft, type WizardDraft } from '../../domain/wizard/draft.ts';
import type { WizardState } from '../../domain/wizard/reducer.ts';
import { isDraftChangedElsewhere, loadDraft } from '../../lib/draft-store.ts';
import type { ReplaceDraft, ReplacedMessage } from './offer-undo.ts';

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
 * Takes over a draft that another tab changed, whenever the visitor turns to this one, until `ending`. Otherwise each of the
 * two would overwrite the other. What is being sent, or was sent, stays.
 */
export function followOtherTab(
  $state: ReadableAtom<WizardState>,
  replaceDraft: ReplaceDraft,
  ending: AbortSignal,
): void {
  function follow(): void {
    const { status } = $state.get().submission;
    if (!document.hidden && (status === 'idle' || status === 'failed'))
      takeFromOtherTab($state.get(), replaceDraft);
  }
  addEventListener('focus', follow, { signal: ending });
  document.addEventListener('visibilitychange', follow, { signal: ending });
}

/** Takes over the draft of another tab if it was changed there, and says which parts differ. */
function takeFromOtherTab({ draft, step }: WizardState, replaceDraft: ReplaceDraft): void {
  if (!isDraftChangedElsewhere()) return;
  const theirs = loadDraft();
  const own = parseDraft(JSON.stringify(draft));
  const differs = (part: keyof WizardDraft) =>
    JSON.stringify(own[part]) !== JSON.stringify((theirs ?? EMPTY_DRAFT)[part]);
  const changed = PARTS.filter(([, fields]) => fields.some(differs)).map(([name]) => name);
  const message: ReplacedMessage = {
    title: theirs ? 'Changed in another tab' : 'Gone in another tab',
    description: theirs
      ? `Different now: ${changed.join(', ')}.`
      : 'Your quote was booked or cleared there. You are back at the first step.',
    undoLabel: 'Keep mine',
  };
  replaceDraft(
    theirs ? { draft: theirs, step } : { draft: EMPTY_DRAFT, step: 1 },
    changed.length > 0 ? message : null,
  );
}
