import { Button } from '../../../../components/Button.tsx';
import type { ToDo, ToDoKind } from '../../../../domain/deals/to-do.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import { ActionButton } from '../../controls/ActionButton.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { openIn } from '../../place/current-place.ts';
import { AnswerDeal } from './AnswerDeal.tsx';
import { PaidButton } from './DealPayments.tsx';
import { useSaveDeal } from './use-save-deal.ts';

/** Presses in the customer's record: the text, and what the record begins with (parameter `begin`). */
const IN_RECORD: Partial<Record<ToDoKind, { readonly text: string; readonly begin: string }>> = {
  change: { text: 'New version', begin: 'proposal' },
  proposal: { text: 'New version', begin: 'proposal' },
  'new-time': { text: 'Book a meeting', begin: 'meeting' },
  mail: { text: 'Send again', begin: '' },
};

/** The press that something to do leads to. */
export function ToDoAction({ deal, toDo }: { deal: Stored<Deal>; toDo: ToDo }) {
  const { isWorking, save } = useSaveDeal(deal);
  const { kind, index } = toDo;
  const { name, next_step, next_what } = deal;
  const inRecord = IN_RECORD[kind];
  if (inRecord) {
    const { text, begin } = inRecord;
    const open = () => openIn('customers', 'customer', deal.id, { begin });
    return <ActionButton label={text} about={name} onClick={open} />;
  }
  if (kind === 'payment' && index !== undefined) return <PaidButton deal={deal} index={index} />;
  if (kind === 'step') {
    return (
      <Button
        variant="secondary"
        size="sm"
        loading={isWorking}
        aria-label={`Done: ${next_what || 'next step'} for ${name}`}
        onClick={() => void save({ next_step: null, next_what: '' }, { next_step, next_what })}
      >
        Done
      </Button>
    );
  }
  return <AnswerDeal deal={deal} />;
}
