import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { contactFormMessages } from '../../domain/messages/contact.ts';

/**
 * Takes the place of the form for three seconds after a message was sent, and offers what can be done meanwhile; `ref` is
 * the heading, which takes the focus.
 */
export function ThankYou({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center p-6 text-center motion-safe:animate-fade-in">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck aria-hidden="true" className="size-8" />
      </span>
      <h3 ref={ref} tabIndex={-1} className="mt-5 text-2xl font-semibold tracking-tight outline-none">
        {contactFormMessages.sentTitle}
      </h3>
      <p className="mt-2 max-w-sm text-muted">{contactFormMessages.sentText}</p>
      <ButtonLink href={sectionUrl(quoteSection, true)} className="mt-6">
        Get Instant Design & Quote
      </ButtonLink>
    </div>
  );
}
