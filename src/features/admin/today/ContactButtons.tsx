import { Mail, Phone } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { mailLink, telLink } from '../../../lib/contact-links.ts';

/** 'Call' and 'Email' of one person; without a phone number, only the latter. */
export function ContactButtons({ name, email, phone }: { name: string; email: string; phone: string }) {
  const call = telLink(phone);
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <ButtonLink variant="secondary" size="sm" href={call} aria-label={`Call ${name}, ${phone}`}>
          <Phone aria-hidden="true" className="size-4" />
          Call
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" size="sm" href={mailLink(email)} aria-label={`Email ${name}`}>
        <Mail aria-hidden="true" className="size-4" />
        Email
      </ButtonLink>
    </div>
  );
}
