import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { formatDay } from '../../../domain/time/format-time.ts';
import { searchFor } from '../../../domain/visitor/search-words.ts';
import { leadsMessages } from '../kit/leads-messages.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { useTeam } from '../kit/team/team-context.tsx';
import { goTo, useParam } from '../place/current-place.ts';
import { findMessages } from './find-messages.ts';
import { type Finding, type Findings, findVisitors } from './find-visitors.ts';

/** Debounce of the search text in ms. */
const PAUSE_MS = 300;

type FindState =
  | { readonly status: 'idle' | 'too-little' | 'searching' | 'failed' }
  | ({ readonly status: 'ready' } & Findings);

/** Searches for the debounced text. */
function useFindings(typed: string): FindState {
  const [state, setState] = useState<FindState>({ status: 'idle' });
  useEffect(() => {
    const search = searchFor(typed);
    if (!search) return setState({ status: typed.trim() === '' ? 'idle' : 'too-little' });
    let isCurrent = true;
    setState({ status: 'searching' });
    const timer = setTimeout(() => {
      findVisitors(search).then(
        (findings) => {
          if (isCurrent) setState({ status: 'ready', ...findings });
        },
        (error: unknown) => {
          if (!isCurrent) return;
          setState({ status: 'failed' });
          reportFailure(findMessages.failed, error);
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return state;
}

const texts = findMessages;

const KIND_NAMES: Readonly<Record<Finding['kind'], string>> = {
  booking: 'Meeting',
  ...leadsMessages.kinds,
};

/**
 * Search over bookings, quotes, requests and messages. A result opens in its section; Back returns to the
 * search.
 */
export function FindVisitors({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useParam('find');
  const state = useFindings(typed);
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onClose={onClose} title="Find a visitor" initialFocus={fieldRef}>
      <search className="flex min-h-24 flex-col gap-2">
        <TextField
          ref={fieldRef}
          label="Name, company, email, or reference"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="text-sm text-muted empty:hidden">
          {statusText(state)}
        </p>
        {state.status === 'ready' && state.found.length > 0 && (
          <ul aria-label="Found" className="flex flex-col gap-1.5">
            {state.found.map((finding) => (
              <FoundRow key={`${finding.kind} ${finding.id}`} finding={finding} />
            ))}
          </ul>
        )}
      </search>
    </Dialog>
  );
}

function FoundRow({ finding }: { finding: Finding }) {
  const { kind, id, texts: who, at, owner } = finding;
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  function open() {
    if (kind === 'booking') goTo('bookings', { booking: id });
    else goTo('leads', { lead: `${kind}~${id}` });
  }
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        className="focus-ring flex w-full flex-wrap items-baseline gap-x-3 gap-y-0.5 rounded-control border border-line px-3 py-2 text-left text-sm transition-colors hover:bg-surface"
        onClick={open}
      >
        <span className="text-[0.9375rem] font-semibold wrap-anywhere">{who.name || who.email}</span>
        {who.company && <span className="wrap-anywhere text-muted">{who.company}</span>}
        <span className="break-all text-muted">{who.email}</span>
        {who.reference && <span className="text-muted">{who.reference}</span>}
        <span className="ml-auto flex flex-wrap items-baseline gap-2 text-muted">
          {formatDay(at)}
          {owner && owner !== uid && <Badge>{nameOf(owner)}</Badge>}
          <Badge tone={kind === 'booking' ? 'brand' : 'neutral'}>{KIND_NAMES[kind]}</Badge>
        </span>
      </button>
    </li>
  );
}

function statusText(state: FindState): string {
  if (state.status === 'too-little') return texts.tooLittle;
  if (state.status === 'searching') return 'Searching...';
  if (state.status !== 'ready') return '';
  const { found, isCut } = state;
  const count = found.length === 1 ? '1 match.' : `${found.length} matches.`;
  const said = found.length === 0 ? texts.none : count;
  return isCut ? `${said} ${texts.cut}` : said;
}
