import { limit, where } from 'firebase/firestore';
import { useState } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { useHeldWhilePressed } from '../../../../components/use-held-while-pressed.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import { PROPOSALS, type Proposal, proposalState } from '../../../../domain/records/proposals.ts';
import { acceptedAnswerSchema } from '../../../../domain/schemas/booking-answer.ts';
import { proposalLinkSchema } from '../../../../domain/schemas/proposal.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { ActionButton } from '../../controls/ActionButton.tsx';
import { AskButton } from '../../controls/AskButton.tsx';
import { ListBody } from '../../controls/ListBody.tsx';
import { queryOf, type Stored } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { useNow, useToday } from '../../controls/panel-context.ts';
import { setParam } from '../../place/current-place.ts';
import { ProposalDialog, type ProposalDialogProps } from './ProposalDialog.tsx';
import { PROPOSAL_BADGES, proposalTexts, stateText } from './proposal-texts.ts';

/** More than a customer has: one, but for what former versions kept apart. */
const MAX_READ = 10;

interface ProposalsProps extends Pick<ProposalDialogProps, 'deal' | 'quote'> {
  /** True to begin with a new proposal, or a new version. */
  isMaking: boolean;
}

/** 'Proposal': a customer's proposal with its actions, or a button to make it. */
export function Proposals({ deal, quote, isMaking: startsMaking }: ProposalsProps) {
  const query = queryOf(PROPOSALS, where('deal_id', '==', deal.id), limit(MAX_READ));
  const list = useLiveList(query, PROPOSALS, proposalTexts.loadFailed);
  const [newest = null] = list.records.toSorted((a, b) => b.created_at.toMillis() - a.created_at.toMillis());
  // A record that changes under a press would move what is pressed
  const proposal = useHeldWhilePressed(newest);
  const [isMaking, setMaking] = useState(startsMaking);
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Proposal</h3>
        {list.status === 'ready' && !proposal && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setMaking(true)}>
            Make proposal
          </Button>
        )}
      </div>
      <ListBody list={list} emptyText={proposalTexts.none} noun="proposals">
        {proposal && <ProposalItem proposal={proposal} onNewVersion={() => setMaking(true)} />}
      </ListBody>
      {isMaking && list.status === 'ready' && proposal?.state !== 'accepted' && (
        <ProposalDialog
          {...{ deal, quote }}
          replaced={proposal}
          onClose={() => {
            setMaking(false);
            setParam('begin', null);
          }}
        />
      )}
    </section>
  );
}

function ProposalItem({ proposal, onNewVersion }: { proposal: Stored<Proposal>; onNewVersion: () => void }) {
  const now = useNow();
  const today = useToday();
  const { id, reference, version, total, accepted, asked } = proposal;
  const state = proposalState(proposal, now);
  const badge = PROPOSAL_BADGES[state];
  const openWishes = asked.filter((wish) => wish.version === version);
  const path = `proposals/${encodeURIComponent(id)}`;

  async function copy({ url }: { url: string }) {
    await navigator.clipboard.writeText(url).then(
      () => toast({ title: proposalTexts.linkCopied, description: reference, variant: 'success' }),
      // A browser that refuses lets it be selected
      () => toast({ title: 'Not copied', description: url, variant: 'destructive' }),
    );
  }
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line px-4 py-3 text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{reference}</span>
        <span className="text-muted">Version {version}</span>
        <span className="tabular-nums">{exactUsd(accepted?.total ?? total)}</span>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </p>
      <p className="break-words">{stateText(proposal, now, today)}</p>
      {openWishes.map(({ at, text }) => (
        <p
          key={at.toMillis()}
          className="rounded-control bg-warning-soft px-3 py-2 break-words whitespace-pre-line"
        >
          <span className="font-medium">Change requested on {formatDay(at.toDate())}:</span> {text}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {state !== 'accepted' && (
          <ActionButton label="New version" about={reference} onClick={onNewVersion} />
        )}
        {(state === 'open' || state === 'accepted') && (
          <AskButton
            size="sm"
            label="New link"
            aria-label={`New link: ${reference}`}
            title={`Make a new link to ${reference}?`}
            description={proposalTexts.linking}
            confirmLabel="Copy new link"
            confirmVariant="primary"
            work={() => postFor(proposalLinkSchema, `${path}/link`)}
            failure={proposalTexts.linkFailed}
            onDone={copy}
          />
        )}
        {state === 'open' && (
          <AskButton
            size="sm"
            label="Withdraw"
            aria-label={`Withdraw: ${reference}`}
            title={`Withdraw ${reference}?`}
            description={proposalTexts.withdrawing}
            work={() => postFor(acceptedAnswerSchema, `${path}/withdraw`)}
            failure={proposalTexts.withdrawFailed}
            onDone={() =>
              toast({ title: proposalTexts.withdrawn, description: reference, variant: 'success' })
            }
          />
        )}
      </div>
    </div>
  );
}
