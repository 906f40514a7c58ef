import { useStore } from '@nanostores/react';
import { CircleCheck, Ruler } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { $ownLook } from '../../../booth/own-look.ts';
import { LogoPanel } from '../../../booth/scene/LogoPanel.tsx';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import { Card } from '../../../components/Card.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { preloadable } from '../../../components/preloadable.tsx';
import {
  type BoothSize,
  boothSizeLabel,
  isStandardSize,
  REPLY_WITHIN,
} from '../../../domain/quote/catalogue.ts';
import { knownSides } from '../../../domain/quote/custom-size.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { CustomRequest, CustomRequestInput } from '../../../domain/schemas/custom-request.ts';
import { requestBodyIn } from '../../../domain/visitor/intent.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { $areDesignsWanted } from '../draft/use-hero-choice.ts';
import { DesignCards } from './DesignCards.tsx';
import { DesignPreviewLauncher } from './DesignPreviewLauncher.tsx';
import { SizeCards } from './SizeCards.tsx';

/** Few visitors open it, so its code and the form libraries load on touch, hover or focus. */
const CustomRequestDialog = preloadable(() =>
  import('./CustomRequestDialog.tsx').then((part) => part.CustomRequestDialog),
);

/** Step 2: the booth's size and a design for it, or a request for a custom size. */
export function BoothStep(props: { draft: WizardDraft; content: WizardContent; headingId: string }) {
  const { draft, content, headingId } = props;
  const [previewed, setPreviewed] = useState<BoothDesign | null>(null);
  const designsRef = useRef<HTMLHeadingElement>(null);
  const { boothSize } = draft;
  // As it opens: a logo given here moves nothing
  const [isLogoFirst] = useState(() => isStandardSize(boothSize) && $ownLook.get().logo !== null);

  /** Scrolls to the designs, which are rendered one frame later. */
  function showDesigns() {
    requestAnimationFrame(() => designsRef.current?.scrollIntoView({ block: 'nearest' }));
  }

  const areWanted = useStore($areDesignsWanted);
  const hasDesigns = isStandardSize(boothSize);
  useEffect(() => {
    if (!areWanted || !hasDesigns) return;
    $areDesignsWanted.set(false);
    // In the next frame, because the step's heading takes the focus first
    requestAnimationFrame(() => {
      designsRef.current?.focus({ preventScroll: true });
      designsRef.current?.scrollIntoView({ block: 'start' });
    });
  }, [areWanted, hasDesigns]);

  return (
    <div className="flex flex-col gap-9">
      <div className="flex flex-col gap-4">
        <SizeCards draft={draft} headingId={headingId} onPress={showDesigns} />
        <CustomSize draft={draft} />
      </div>
      {isStandardSize(boothSize) && (
        <DesignCards
          key={boothSize}
          boothSize={boothSize}
          content={content}
          selected={draft.selectedDesign}
          isLogoFirst={isLogoFirst}
          onPreview={setPreviewed}
          headingRef={designsRef}
        >
          {/* While a preview is open, its own logo field takes arriving logos */}
          <LogoPanel heading="h4" takesArriving={previewed === null} />
        </DesignCards>
      )}
      <BoothSelection
        draft={draft}
        hasDesigns={content.designs.some((design) => design.booth_size === boothSize)}
      />
      <DesignPreviewLauncher draft={draft} content={content} previewed={previewed} onPreview={setPreviewed} />
    </div>
  );
}

/** The green box with the chosen size and design. A live region announces changes to it. */
function BoothSelection({ draft, hasDesigns }: { draft: WizardDraft; hasDesigns: boolean }) {
  const { boothSize, selectedDesign, customDesign } = draft;
  return (
    <div role="status">
      {boothSize && (
        <Card tone="success" className="flex gap-4">
          <CircleCheck aria-hidden="true" className="size-6 text-success" />
          <div className="min-w-0">
            <p className="font-semibold text-success">Your booth selection</p>
            <p className="mt-1 wrap-anywhere">
              <span className="font-medium">{sizeText(boothSize, customDesign)}</span>
              {selectedDesign && ` · ${selectedDesign.title}`}
            </p>
            <p className="mt-1 text-[0.9375rem] text-muted">{whatIsNext(draft, hasDesigns)}</p>
          </div>
        </Card>
      )}
    </div>
  );
}

function sizeText(boothSize: BoothSize, customDesign: WizardDraft['customDesign']): string {
  const label = boothSizeLabel(boothSize);
  const sides = customDesign && knownSides(customDesign);
  return sides ? `${label}: ${sides}` : label;
}

function whatIsNext({ boothSize, selectedDesign }: WizardDraft, hasDesigns: boolean): string {
  if (boothSize === 'custom') return "We'll prepare a design and a proposal for it.";
  if (selectedDesign || !hasDesigns) return 'Next: extras and features for your booth.';
  return 'Pick a design above, or continue and decide later.';
}

/** Returns the form's initial values: the last request, whether or not it arrived, else the known contact details. */
function initialFields({ intents, customDesign, contact }: WizardDraft): CustomRequestInput {
  const { name, company, email, phone } = contact;
  return {
    ...{ width: '', depth: '', height: '', requests: '' },
    ...{ name, company, email, phone },
    ...(customDesign && asTexts(customDesign)),
    ...(intents.customRequest && asTexts(requestBodyIn(intents.customRequest))),
  };
}

function asTexts(request: object): Partial<CustomRequestInput> {
  return Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value ?? '')]));
}

function CustomSize({ draft }: { draft: WizardDraft }) {
  const dispatch = useDispatch();
  const [view, setView] = useState<'closed' | 'form' | 'received'>('closed');
  // Input from before the dialog was closed
  const [typed, setTyped] = useState<CustomRequestInput | null>(null);

  function handleReceived(request: CustomRequest) {
    dispatch({ type: 'setCustomDesign', customDesign: request });
    const { contact } = draft;
    if (!contact.name && !contact.company && !contact.email) {
      const { name, company, email, phone = '' } = request;
      dispatch({
        type: 'setContact',
        contact: { ...contact, name, company, email, phone: contact.phone || phone },
      });
    }
    setTyped(null);
    setView('received');
  }

  return (
    <>
      <button
        type="button"
        onPointerEnter={CustomRequestDialog.preload}
        onFocus={CustomRequestDialog.preload}
        onClick={() => setView('form')}
        className="focus-ring flex min-h-11 items-center gap-2 self-start rounded-control px-1 font-medium text-brand-strong underline decoration-brand-line underline-offset-4 hover:decoration-current"
      >
        <Ruler aria-hidden="true" className="size-4.5" />
        Need a custom size? Click here
      </button>
      {view === 'form' && (
        <PartBoundary fallback={null}>
          <CustomRequestDialog
            initial={typed ?? initialFields(draft)}
            intent={draft.intents.customRequest}
            onIntent={(customRequest) => dispatch({ type: 'setIntents', intents: { customRequest } })}
            onReceived={handleReceived}
            onClose={(fields) => {
              setTyped(fields);
              setView('closed');
            }}
          />
        </PartBoundary>
      )}
      <AlertDialog
        open={view === 'received'}
        onClose={() => setView('closed')}
        title="Request received"
        description={`Thank you! We'll email you a custom proposal within ${REPLY_WITHIN}.`}
      />
    </>
  );
}
