import { TRAP_FIELD } from '../domain/schemas/trap.ts';
import { addHoneypot } from '../lib/submission/honeypot.ts';

/** A field of a form that people do not meet, by eye, keyboard, screen reader or autofill; machines fill it in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <input
        ref={addHoneypot}
        type="text"
        name={TRAP_FIELD}
        tabIndex={-1}
        autoComplete="off"
        // Password managers that go by other things than autoComplete
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
