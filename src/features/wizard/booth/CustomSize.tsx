import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import type { CustomRequest, CustomRequestInput } from '../../../domain/schemas/custom-request.ts';
import { requestBodyIn } from '../../../domain/visitor/intent.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import { customRequestMessages } from '../draft/wizard-messages.ts';
import { CustomRequestDialog } from './booth-parts.ts';

/**
 * Returns the form's initial values: the last request, whether or not it arrived, else the known contact
 * details.
 */
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

/** Custom size: a button, the request form in a dialog, and a thank-you. */
export function CustomSize({ draft }: { draft: WizardDraft }) {
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
        // Few visitors open the dialog, so its code loads on touch, hover or focus
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
        description={customRequestMessages.received}
      />
    </>
  );
}
