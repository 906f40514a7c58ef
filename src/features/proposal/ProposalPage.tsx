import { PencilLine, Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ProposalBooth } from '../../booth/proposal/ProposalBooth.tsx';
import { AnswerDialog } from '../../components/AnswerDialog.tsx';
import { BottomBar } from '../../components/BottomBar.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { LinkState } from '../../components/LinkState.tsx';
import { LiveRegion, useAnnouncer } from '../../components/LiveRegion.tsx';
import { AcceptForm, AcceptRow, type Person } from '../../components/proposal/AcceptForm.tsx';
import { ProposalSheetView } from '../../components/proposal/ProposalSheetView.tsx';
import { ShareLink } from '../../components/ShareLink.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { linkAddress } from '../../components/use-link-token.ts';
import { proposalMessages } from '../../domain/messages/proposal.ts';
import { proposalAmounts } from '../../domain/proposal/amounts.ts';
import type { ProposalBooth as Booth } from '../../domain/proposal/sheet.ts';
import { exactUsd } from '../../domain/quote/pricing.ts';
import { askProposalSchema, declineProposalSchema } from '../../domain/schemas/shown-proposal.ts';
import { moveTo } from '../../lib/move-to.ts';
import {
  fetchProposalPictures,
  type ProposalAddress,
  type ProposalPictures,
} from '../../lib/proposal-client.ts';
import { StateNotice, WithdrawnNotice } from './StateNotice.tsx';
import { type OpenedState, useProposal } from './use-proposal.ts';

/** The page behind a proposal's link, where the customer reads, accepts or declines it. */
export function ProposalPage() {
  const opened = useProposal();
  const { state } = opened;
  const stateRef = useRef<HTMLHeadingElement>(null);
  // Kept here, so that no loading loses it
  const [person, setPerson] = useState<Person>({ name: '', role: '' });
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      {state.status === 'withdrawn' && (
        <WithdrawnNotice proposal={state.proposal} isLate={opened.isLate} headingRef={stateRef} />
      )}
      {state.status !== 'ready' && state.status !== 'withdrawn' && (
        <LinkState
          status={state.status}
          noun="proposal"
          notFound={proposalMessages.notFound}
          onRetry={() => void opened.load()}
        >
          <ContactLinks subject="Proposal" />
        </LinkState>
      )}
      {state.status === 'ready' && (
        <OpenedProposal {...{ ...opened, ...state, person, stateRef }} onPersonChange={setPerson} />
      )}
      <Toaster />
    </div>
  );
}

interface OpenedProposalProps extends OpenedState, Omit<ReturnType<typeof useProposal>, 'state' | 'load'> {
  person: Person;
  onPersonChange: (person: Person) => void;
  /** Heading of the state, also of a proposal that was withdrawn meanwhile. */
  stateRef: RefObject<HTMLHeadingElement | null>;
}

function OpenedProposal(props: OpenedProposalProps) {
  const { token, isNewest, proposal, sheet, isLate, showNewest, answer, person, onPersonChange, stateRef } =
    props;
  const { version, accepted } = proposal;
  const [own, setOwn] = useState<{ version: number; ticked: readonly number[] }>({ version, ticked: [] });
  const [dialog, setDialog] = useState<'ask' | 'decline' | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { message, announce } = useAnnouncer();
  const formRef = useRef<HTMLHeadingElement>(null);
  const askedRef = useRef<HTMLDivElement>(null);
  const isOpen = proposal.state === 'open';
  const canAsk = isOpen || proposal.state === 'expired';
  const ticked = accepted?.version === version ? accepted.ticked : own.version === version ? own.ticked : [];
  const { total } = proposalAmounts(sheet.lines, ticked);

  function tick(index: number, isTicked: boolean) {
    const next = isTicked ? [...ticked, index].sort((a, b) => a - b) : ticked.filter((one) => one !== index);
    setOwn({ version, ticked: next });
    announce(`Total ${exactUsd(proposalAmounts(sheet.lines, next).total)}`);
  }

  /** Sends an answer; once the page shows another state, moves there. */
  async function send(...[how]: Parameters<typeof answer>): Promise<string | null> {
    const failure = await answer(how);
    if (stateRef.current) moveTo(stateRef.current);
    return failure;
  }

  const acceptRow = isOpen && <AcceptRow total={total} onPress={() => moveTo(formRef.current)} />;
  return (
    <>
      <LiveRegion message={message} />
      <StateNotice {...{ proposal, sheet, isLate, showNewest }} headingRef={stateRef} />
      {isAsked && (
        <Card ref={askedRef} tone="success" tabIndex={-1} className="scroll-mt-24 outline-none print:hidden">
          <p className="font-semibold text-success">Your message is with our team</p>
          <p className="mt-1 text-muted">
            We'll reply by email. If the proposal changes, you get a link to its new version.
          </p>
        </Card>
      )}
      <ProposalSheetView
        {...{ proposal, sheet, ticked }}
        booth={sheet.booth && <LoadedBooth key={version} booth={sheet.booth} address={{ token, isNewest }} />}
        {...(isOpen && { onTick: tick })}
      >
        {acceptRow}
      </ProposalSheetView>
      {/* Stays at the window's end until the form, which has its own button */}
      {isOpen && <BottomBar>{acceptRow}</BottomBar>}
      {isOpen && (
        <AcceptForm
          {...{ sheet, total, person, onPersonChange }}
          endsAt={proposal.ends_at}
          headingRef={formRef}
          accept={async (filled) => {
            const sha256 = await sha256Of(proposal.sheet);
            return send((to) => to.accept({ version, sha256, ticked: [...ticked], total, ...filled }));
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {canAsk && (
          <Button size="sm" variant="secondary" onClick={() => setDialog('ask')}>
            <PencilLine aria-hidden="true" className="size-4" />
            {isOpen ? 'Ask for a change' : 'Ask for a new version'}
          </Button>
        )}
        <ShareLink
          url={linkAddress(token)}
          title={`Booth proposal ${sheet.reference}`}
          noun="proposal"
          allows="see and answer"
        />
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
        {isOpen && (
          <Button size="sm" variant="ghost" onClick={() => setDialog('decline')}>
            Decline
          </Button>
        )}
      </div>
      <AnswerDialog
        open={canAsk && dialog === 'ask'}
        onClose={() => setDialog(null)}
        title={isOpen ? 'Ask for a change' : 'Ask for a new version'}
        label="What should change?"
        hint="It goes to our team, who answers by email. Until a new version comes, this one stays as it is."
        schema={askProposalSchema.shape.text}
        submit="Send to the team"
        send={async (text) => {
          const failure = await send((to) => to.ask(version, text));
          if (!failure) setAsked(true);
          return failure;
        }}
        onDone={() => moveTo(askedRef.current)}
      />
      <AnswerDialog
        open={isOpen && dialog === 'decline'}
        onClose={() => setDialog(null)}
        title="Decline this proposal?"
        label="Reason"
        hint="Only our team sees this. To change something, you can ask us for a new version."
        schema={declineProposalSchema.shape.reason}
        submit="Decline"
        variant="danger"
        send={(reason) => send((to) => to.decline(version, reason))}
      />
    </>
  );
}

const NO_PICTURES: ProposalPictures = { logo: null, picture: null };

function LoadedBooth({ booth, address: { token, isNewest } }: { booth: Booth; address: ProposalAddress }) {
  const isPlain = booth.logo === null && booth.picture === null;
  const [pictures, setPictures] = useState(isPlain ? NO_PICTURES : null);
  useEffect(() => {
    if (isPlain) return setPictures(NO_PICTURES);
    let isCurrent = true;
    void fetchProposalPictures({ token, isNewest }).then(
      (found) => isCurrent && setPictures(found ?? NO_PICTURES),
    );
    return () => {
      isCurrent = false;
    };
  }, [isPlain, token, isNewest]);
  return <ProposalBooth booth={booth} pictures={pictures} />;
}

/** Returns the SHA-256, in hexadecimal, of a text in UTF-8. */
export async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
