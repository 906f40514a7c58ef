import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { mailName } from '../../../domain/mail-name.ts';
import type { Mail } from '../../../domain/records/mail.ts';
import { adminPost } from '../../../lib/admin-post.ts';
import type { Live } from './live-lists/live-record.ts';
import { reportFailure } from './report-failure.ts';

export interface ResendButtonProps {
  mail: Live<Mail>;
  /** The mail's subject or recipient, for the button's accessible name. */
  about: string;
}

/** 'Resend': queues an unsent mail again and reports the result. */
export function ResendButton({ mail, about }: ResendButtonProps) {
  const [isSending, setIsSending] = useState(false);
  const name = mailName(mail);

  async function handleResend() {
    setIsSending(true);
    try {
      await resendMail(mail.id);
      toast({ title: adminMessages.mail.resent, description: name, variant: 'success' });
    } catch (error) {
      reportFailure(adminMessages.mail.resendFailed, error);
    } finally {
      setIsSending(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isSending}
      aria-label={`Resend: ${name}, ${about}`}
      onClick={handleResend}
    >
      Resend
    </Button>
  );
}

/**
 * POST /api/admin/mail/:id/resend: queues a mail again.
 * @throws AdminApiError with the server's text
 */
async function resendMail(id: string): Promise<void> {
  await adminPost(`mail/${encodeURIComponent(id)}/resend`);
}
