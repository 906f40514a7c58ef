import { toast } from '../../../../components/toast-store.ts';
import { type Mail, mailName } from '../../../../domain/records/mail.ts';
import { adminPost } from '../../../../lib/admin-api.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';

export interface ResendButtonProps {
  mail: Stored<Mail>;
  /** The mail's subject or recipient, for the button's accessible name. */
  about: string;
}

/** Button 'Resend': queues an unsent mail again and reports the result. */
export function ResendButton({ mail, about }: ResendButtonProps) {
  const name = mailName(mail);

  async function resend() {
    await adminPost(`mail/${encodeURIComponent(mail.id)}/resend`);
    toast({ title: 'Email resent', description: name, variant: 'success' });
  }
  return (
    <WorkButton work={resend} failure="Error resending email" aria-label={`Resend: ${name}, ${about}`}>
      Resend
    </WorkButton>
  );
}
