/** What becomes of the quote when it was changed in another tab: it has one draft in the browser, the latest. */
import type { ReadableAtom } from 'nanostores';
import { toast } from '../../components/toast-store.ts';
import { EMPTY_DRAFT, parseDraft, type WizardDraft } from '../../domain/wizard/draft.ts';
import type { WizardState } from '../../domain/wizard/reducer.ts';
import { isDraftChangedElsewhere, loadDraft } from '../../lib/draft-store.ts';

/** Long enough to read the message and to reach the button. */
const UNDO_MS = 10_000;

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
 * Looks after the other tab whenever the visitor turns to this one, until `ending`: before, each of two would write over
 * the other. What is being sent, or has been, stays.
 */
export function followOtherTab(
  $state: ReadableAtom<WizardState>,
  restore: (to: Pick<WizardState, 'draft' | 'step'>) => void,
  ending: AbortSignal,
): void {
  function follow(): void {
    const { status } = $state.get().submission;
    if (!document.hidden && (status === 'idle' || status === 'failed'))
      takeFromOtherTab($state.get(), restore);
  }
  addEventListener('focus', follow, { signal: ending });
  document.addEventListener('visibilitychange', follow, { signal: ending });
}

/**
 * Takes over the draft of another tab if it was changed there, says which parts differ, and offers for 10 s to keep this
 * tab's own instead.
 * @param restore puts a draft in the place of this tab's
 */
function takeFromOtherTab(
  { draft, step }: WizardState,
  restore: (to: Pick<WizardState, 'draft' | 'step'>) => void,
): void {
  if (!isDraftChangedElsewhere()) return;
  const theirs = loadDraft();
  const own = parseDraft(JSON.stringify(draft));
  const differs = (part: keyof WizardDraft) =>
    JSON.stringify(own[part]) !== JSON.stringify((theirs ?? EMPTY_DRAFT)[part]);
  const changed = PARTS.filter(([, fields]) => fields.some(differs)).map(([name]) => name);
  restore(theirs ? { draft: theirs, step } : { draft: EMPTY_DRAFT, step: 1 });
  if (changed.length === 0) return;
  toast({
    title: theirs ? 'Changed in another tab' : 'Gone in another tab',
    description: theirs
      ? `Different now: ${changed.join(', ')}.`
      : 'Your quote was booked or cleared there. You are back at the first step.',
    duration: UNDO_MS,
    action: {
      label: 'Keep mine',
      hint: 'Press F8, then Keep mine, to have the quote of this tab back',
      onAction: () => restore({ draft, step }),
    },
  });
}
