import { Button } from '../../../components/Button.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type Mail, mailName } from '../../../domain/records/mail.ts';
import { adminPost } from '../../../lib/admin-api.ts';
import type { Live } from './live-lists/live-record.ts';
import { useUndoable } from './undoable.ts';

export interface ResendButtonProps {
  mail: Live<Mail>;
  /** The mail's subject or recipient, for the button's accessible name. */
  about: string;
}

/** 'Resend': queues an unsent mail again and reports the result. */
export function ResendButton({ mail, about }: ResendButtonProps) {
  const { isWorking, run } = useUndoable(adminMessages.mail.resendFailed);
  const name = mailName(mail);

  async function resend() {
    await adminPost(`mail/${encodeURIComponent(mail.id)}/resend`);
    toast({ title: adminMessages.mail.resent, description: name, variant: 'success' });
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isWorking}
      aria-label={`Resend: ${name}, ${about}`}
      onClick={() => void run(resend)}
    >
      Resend
    </Button>
  );
}
