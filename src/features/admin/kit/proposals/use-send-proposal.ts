import { useRef, useState } from 'react';
import { toast } from '../../../../components/toast-store.ts';
import { type SendProposal, sentProposalSchema } from '../../../../domain/schemas/proposal.ts';
import { type Intent, intentFor } from '../../../../domain/visitor/intent.ts';
import { AdminApiError, postFor } from '../../../../lib/admin-api.ts';
import { reportFailure } from '../report-failure.ts';
import { recount } from '../use-count.ts';
import { proposalTexts } from './proposal-texts.ts';

/** Sends a proposal once over all tries: the idempotency key is reused until the server answers. */
export function useSendProposal(email: string, onSent: () => void) {
  const [isWorking, setWorking] = useState(false);
  const intent = useRef<Intent | null>(null);

  /** Resolves to the fields that the server refused, with messages; reports other failures. */
  async function send(wanted: SendProposal): Promise<Readonly<Record<string, string>>> {
    intent.current = intentFor(intent.current, wanted, () => crypto.randomUUID());
    setWorking(true);
    try {
      const { key } = intent.current;
      const { reference, version } = await postFor(sentProposalSchema, 'proposals', wanted, { key });
      recount();
      onSent();
      const description = `${reference}, version ${version}, to ${email}`;
      toast({ title: proposalTexts.sent, description, variant: 'success' });
    } catch (error) {
      const refused = error instanceof AdminApiError && error.status < 500 ? error.refusal : null;
      // The server would repeat the refusal for the same key
      if (refused) intent.current = null;
      const { lead_id: _, ...fields } = refused?.fields ?? {};
      if (Object.keys(fields).length > 0) return fields;
      reportFailure(proposalTexts.sendFailed, error);
    } finally {
      setWorking(false);
    }
    return {};
  }
  return { isWorking, send };
}
