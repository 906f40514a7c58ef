/** Prepares the wizard's HTML before hydration, in an inline script right after it: a module would run too late. */
import { TRAIL } from '../features/wizard/draft/step-history.ts';
import { CARRIED_KEY, DRAFT_KEY } from '../lib/draft-keys.ts';
import { RESULT_KEY } from '../lib/quote-results.ts';
import { RESERVE_QUOTE_HEIGHT } from './quote-height.ts';

/** Hydration has probably failed after this time, so the first step is shown again. */
const MAX_WAIT_MS = 9000;

/** Marks that a saved quote or a later step will replace the first one, hidden until the wizard removes the mark. */
const NOTE_SAVED_QUOTE = `try{
const{dataset:d}=document.currentScript.parentElement,s=sessionStorage;
if(localStorage['${DRAFT_KEY}']||s['${CARRIED_KEY}']||s['${RESULT_KEY}']||history.state?.${TRAIL}?.at(-1)>1)d.opening='',setTimeout(()=>delete d.opening,${MAX_WAIT_MS})
}catch{}`;

export const AHEAD_OF_WIZARD = `${NOTE_SAVED_QUOTE}
${RESERVE_QUOTE_HEIGHT}`;
