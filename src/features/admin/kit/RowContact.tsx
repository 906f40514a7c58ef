import type { ReactNode } from 'react';
import { mailLink, telLink } from '../../../lib/contact-links.ts';

/** Above what opens the row, which is all of it (RowButton). */
const LINK = 'focus-ring relative z-10 inline-block min-h-6 rounded-sm leading-6 text-muted hover:underline';

/** A visitor's address and phone number in a row that opens as a whole, each a link of its own. */
export function RowContact({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <a href={mailLink(email)} className={`${LINK} break-all`}>
        {email}
      </a>
      {phone && (
        <a href={telLink(phone) ?? undefined} className={LINK}>
          {phone}
        </a>
      )}
    </>
  );
}

/** The name of a row, and what opens it: a press anywhere on the row, which is `relative`, that is on no link. */
export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="focus-ring min-h-6 rounded-sm text-left leading-6 after:absolute after:inset-0 after:rounded-control"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
