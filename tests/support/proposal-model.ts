/** A proposal as it has to be: what each action answers and changes, one after the other. */
import { slotInstant, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { proposalAmounts } from '../../src/domain/proposal/amounts.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { LINES } from './proposal-under-test.ts';

/** After a wish was mailed, how long the next ones are in the panel only. */
const QUIET_MS = 60 * 60_000;

/** An action; `version` is the one that its page or dialog shows. */
export type Action =
  | { readonly what: 'send'; readonly version: number; readonly days: number; readonly price: number }
  | {
      readonly what: 'accept';
      readonly version: number;
      readonly ticked: readonly number[];
      readonly name: string;
      readonly forged: 'sha256' | 'total' | null;
    }
  | { readonly what: 'decline'; readonly version: number; readonly reason: string }
  | { readonly what: 'ask'; readonly version: number }
  | { readonly what: 'withdraw' }
  | { readonly what: 'pay' };

export interface Model {
  readonly versions: readonly { readonly endsAt: Date; readonly price: number }[];
  readonly state: 'none' | 'sent' | 'withdrawn' | 'accepted' | 'declined';
  readonly accepted: {
    readonly version: number;
    readonly ticked: readonly number[];
    readonly name: string;
  } | null;
  readonly reason: string;
  /** Wishes that the team was mailed about, and when the last one about the newest version. */
  readonly asked: number;
  readonly askedAt: Date | null;
  readonly declines: number;
  readonly deposit: boolean;
}

export const NO_PROPOSAL: Model = {
  ...{ versions: [], state: 'none', accepted: null, reason: '', declines: 0, deposit: false },
  ...{ asked: 0, askedAt: null },
};

/** Returns the lines of a version. */
export function linesAt(price: number) {
  return LINES.map((line, index) => (index === 0 ? { ...line, unit_price: price } : line));
}

/** Returns the total of what was accepted, in US dollars; null if nothing was. */
export function acceptedTotal({ accepted, versions }: Model): number | null {
  const version = accepted && versions[accepted.version - 1];
  return version ? proposalAmounts(linesAt(version.price), accepted.ticked).total : null;
}

/** Returns the last valid day of a version that is sent now. */
export function lastDay(now: Date, days: number): string {
  return addDays(todayInNewYork(now), days);
}

/** The proposal after an action, and the action's answer: a problem's code or 'done'. */
interface Step {
  readonly model: Model;
  readonly answer: string;
}

/** Returns what an action has to answer and change at `now`. */
export function stepOf(model: Model, action: Action, now: Date): Step {
  const refused = (answer: string): Step => ({ model, answer });
  const done = (change: Partial<Model> = {}): Step => ({ model: { ...model, ...change }, answer: 'done' });
  const { versions, state, accepted } = model;
  if (action.what === 'send') {
    if (action.version !== versions.length || accepted) return refused('changed-meanwhile');
    const endsAt = slotInstant(addDays(lastDay(now, action.days), 1), '12:00 AM') ?? now;
    const next = [...versions, { endsAt, price: action.price }];
    return done({ versions: next, state: 'sent', reason: '', askedAt: null });
  }
  // A deal has payments once its proposal is accepted
  if (action.what === 'pay') return accepted ? done({ deposit: true }) : refused('changed-meanwhile');
  if (state === 'none') return refused(action.what === 'withdraw' ? 'not-found' : 'proposal-not-found');
  if (action.what === 'withdraw') {
    if (state === 'withdrawn') return done();
    return state === 'sent' ? done({ state: 'withdrawn' }) : refused('proposal-over');
  }
  if (action.version !== (accepted?.version ?? versions.length)) return refused('proposal-replaced');
  return answerOf(model, action, now, { refused, done });
}

type Answered = Extract<Action, { readonly what: 'accept' | 'decline' | 'ask' }>;

function answerOf(
  { versions, state, accepted, reason, asked, askedAt, declines }: Model,
  action: Answered,
  now: Date,
  { refused, done }: { refused: (answer: string) => Step; done: (change?: Partial<Model>) => Step },
): Step {
  const endsAt = versions.at(-1)?.endsAt ?? now;
  const isOpen = state === 'sent' && endsAt > now;
  if (action.what === 'ask') {
    if (state !== 'sent') return refused('proposal-over');
    const isQuiet = askedAt && now.getTime() < askedAt.getTime() + QUIET_MS;
    return isQuiet ? done() : done({ asked: asked + 1, askedAt: now });
  }
  if (action.what === 'decline') {
    if (state === 'declined' && reason === action.reason) return done();
    if (!isOpen) return refused('proposal-over');
    return done({ state: 'declined', reason: action.reason, declines: declines + 1 });
  }
  const { version, ticked, name, forged } = action;
  const isRepeated = !forged && accepted?.name === name && accepted.ticked.join() === ticked.join();
  if (isRepeated) return done();
  if (!isOpen) return refused('proposal-over');
  return forged
    ? refused('proposal-changed')
    : done({ state: 'accepted', accepted: { version, ticked, name } });
}
