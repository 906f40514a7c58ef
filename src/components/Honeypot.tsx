import { HONEYPOT_FIELD } from '../domain/schemas/honeypot.ts';
import { addHoneypot } from '../lib/submission/honeypot.ts';

/** A form field hidden from sight, keyboard, screen readers and autofill, so that only bots fill it in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <input
        ref={addHoneypot}
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        // For password managers that ignore autoComplete
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
