import type { ReactNode } from 'react';
import { mailLink, telLink } from '../../../lib/contact-links.ts';

/** Puts links above the button that covers the row (RowButton). */
const LINK = 'focus-ring relative z-10 inline-block min-h-6 rounded-sm leading-6 text-muted hover:underline';

/** A visitor's email address and phone number as links, for a row that can be clicked anywhere. */
export function RowContact({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      {email && (
        <a href={mailLink(email)} className={`${LINK} break-all`}>
          {email}
        </a>
      )}
      {phone && (
        <a href={telLink(phone) ?? undefined} className={LINK}>
          {phone}
        </a>
      )}
    </>
  );
}

/** A row's name as a button that covers the whole row, which must be `relative`. Links stay on top of it. */
export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="focus-ring block min-h-6 max-w-full truncate rounded-sm text-left leading-6 underline-offset-4 hover:underline after:absolute after:inset-0 after:rounded-control"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
