import type { ComponentProps } from 'react';

/** Attributes of the inputs for contact details: autofill, keyboards and the Enter key. */
export const CONTACT_INPUTS = {
  name: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  company: { autoComplete: 'organization', autoCapitalize: 'words', enterKeyHint: 'next' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  website: {
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'send' },
} as const satisfies Record<string, ComponentProps<'input'>>;
