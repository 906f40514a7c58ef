/** The states of a deal in one table, over which filters, badges, changes, Numbers, CSV and webhooks map. */

export type DealState = 'new' | 'answered' | 'meeting' | 'proposal' | 'sold' | 'lost';

interface StateRow {
  readonly label: string;
  readonly tone: 'neutral' | 'brand' | 'success' | 'warning';
  /** True while it needs work: a later record of the customer joins it. */
  readonly isOpen: boolean;
  /** True if the list has a filter for it. */
  readonly isFilter: boolean;
  /** The column of Numbers in which its amount counts. */
  readonly counts: 'open' | 'won' | 'lost';
  /** Fields that count in it. Leaving it empties the next step and the reason; payments stay for the way back. */
  readonly keeps: readonly ('next_step' | 'payments' | 'lost_reason')[];
  /** True if the team may choose it by hand; otherwise it follows from what happens. */
  readonly isChosen: boolean;
  /** The state after a meeting was booked, and after a proposal was sent or is to be changed. */
  readonly booked: DealState;
  readonly proposed: DealState;
}

export const DEAL_STATES: Readonly<Record<DealState, StateRow>> = {
  new: {
    ...{ label: 'New', tone: 'brand', isOpen: true, isFilter: true, counts: 'open' },
    ...{ keeps: ['next_step'], isChosen: false, booked: 'meeting', proposed: 'proposal' },
  },
  answered: {
    ...{ label: 'Answered', tone: 'neutral', isOpen: true, isFilter: false, counts: 'open' },
    ...{ keeps: ['next_step'], isChosen: true, booked: 'meeting', proposed: 'proposal' },
  },
  meeting: {
    ...{ label: 'Meeting', tone: 'brand', isOpen: true, isFilter: true, counts: 'open' },
    ...{ keeps: ['next_step'], isChosen: false, booked: 'meeting', proposed: 'proposal' },
  },
  proposal: {
    ...{ label: 'Proposal', tone: 'brand', isOpen: true, isFilter: true, counts: 'open' },
    ...{ keeps: ['next_step'], isChosen: false, booked: 'proposal', proposed: 'proposal' },
  },
  sold: {
    ...{ label: 'Sold', tone: 'success', isOpen: false, isFilter: true, counts: 'won' },
    ...{ keeps: ['next_step', 'payments'], isChosen: true, booked: 'sold', proposed: 'sold' },
  },
  lost: {
    ...{ label: 'Lost', tone: 'warning', isOpen: false, isFilter: true, counts: 'lost' },
    ...{ keeps: ['lost_reason'], isChosen: true, booked: 'meeting', proposed: 'proposal' },
  },
};

/** All states, in the order of the filters. */
export const DEAL_STATE_NAMES = Object.keys(DEAL_STATES) as [DealState, ...DealState[]];

/** Returns the states that the team can choose for a deal in this state. */
export function nextStates(state: DealState): DealState[] {
  return DEAL_STATE_NAMES.filter((one) => one !== state && DEAL_STATES[one].isChosen);
}
