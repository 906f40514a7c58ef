import { type Ref, type SubmitEvent, useId } from 'react';
import { Card } from '../../../components/Card.tsx';
import { PrivacyNote } from '../../../components/PrivacyNote.tsx';
import { Trap } from '../../../components/Trap.tsx';
import { goToNextField } from '../../../lib/next-field.ts';
import { ContactDetailsFields, type ContactDetailsFieldsProps } from './ContactDetailsFields.tsx';
import { MEETING_FORM_ID } from './meeting-form.ts';

export interface ContactCardProps extends ContactDetailsFieldsProps {
  /** The heading, which takes the focus when a time is chosen. */
  headingRef: Ref<HTMLHeadingElement>;
  onSubmit: (event: SubmitEvent) => Promise<void>;
}

/** The contact form, submitted by the wizard's confirm button. */
export function ContactCard({ headingRef, onSubmit, ...fields }: ContactCardProps) {
  const headingId = useId();
  return (
    <Card role="group" aria-labelledby={headingId}>
      <h4
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        className="mb-5 scroll-mt-6 scroll-mb-64 font-semibold tracking-tight outline-none"
      >
        Your contact details
      </h4>
      <form
        id={MEETING_FORM_ID}
        noValidate
        onKeyDown={goToNextField}
        onSubmit={(event: SubmitEvent) => void onSubmit(event)}
      >
        <ContactDetailsFields {...fields} />
        <Trap />
      </form>
      <PrivacyNote className="mt-5" />
    </Card>
  );
}
