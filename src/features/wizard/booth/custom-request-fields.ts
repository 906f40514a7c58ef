import type { CustomRequestInput } from '../../../domain/schemas/custom-request.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';

const EMPTY: CustomRequestInput = {
  width: '',
  depth: '',
  height: '',
  requests: '',
  name: '',
  company: '',
  email: '',
  phone: '',
};

/** Initial values: the last request sent, received or not, else the known contact details. */
export function initialFields({ intents, customDesign, contact }: WizardDraft): CustomRequestInput {
  const { name, company, email, phone } = contact;
  return {
    ...EMPTY,
    ...{ name, company, email, phone },
    ...(customDesign ? asTexts(customDesign) : {}),
    ...(intents.customRequest ? asTexts(JSON.parse(intents.customRequest.body)) : {}),
  };
}

function asTexts(request: object): Partial<CustomRequestInput> {
  return Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value ?? '')]));
}
