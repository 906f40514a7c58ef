import { useState } from 'react';
import type * as z from 'zod/mini';
import { ProposalBooth } from '../../../../booth/proposal/ProposalBooth.tsx';
import { Button } from '../../../../components/Button.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { AcceptForm, AcceptRow } from '../../../../components/proposal/AcceptForm.tsx';
import { ProposalSheetView } from '../../../../components/proposal/ProposalSheetView.tsx';
import { proposalAmounts } from '../../../../domain/proposal/amounts.ts';
import type { ProposalSheet } from '../../../../domain/proposal/sheet.ts';
import type { previewedProposalSchema } from '../../../../domain/schemas/proposal.ts';

export type Previewed = z.output<typeof previewedProposalSchema>;

interface ProposalPreviewProps {
  shown: Previewed;
  text: string;
  isWorking: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** A proposal as its customer will read it, before it is sent. Options can be ticked; the form is only shown. */
export function ProposalPreview({ shown, text, isWorking, onSend, onClose }: ProposalPreviewProps) {
  const [sheet] = useState((): ProposalSheet => JSON.parse(shown.sheet));
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const { total } = proposalAmounts(sheet.lines, ticked);
  return (
    <Dialog
      open
      size="xl"
      title="Preview"
      description={text}
      onClose={() => {
        if (!isWorking) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            Back
          </Button>
          <Button loading={isWorking} onClick={onSend}>
            Send
          </Button>
        </>
      }
    >
      <ProposalSheetView
        sheet={sheet}
        ticked={ticked}
        onTick={(index, isTicked) =>
          setTicked(isTicked ? [...ticked, index] : ticked.filter((one) => one !== index))
        }
        booth={sheet.booth && <ProposalBooth booth={sheet.booth} pictures={shown} />}
      >
        <div inert>
          <AcceptRow total={total} onPress={() => {}} />
        </div>
      </ProposalSheetView>
      <div inert className="mt-6">
        <AcceptForm
          {...{ sheet, total }}
          person={{ name: '', role: '' }}
          onPersonChange={() => {}}
          headingRef={null}
          accept={async () => null}
        />
      </div>
    </Dialog>
  );
}
