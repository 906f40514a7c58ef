import { useId } from 'react';

const STEPS = [
  'Add the meeting to your calendar: the invitation is in your mailbox.',
  'The link to the video call comes by mail before the meeting.',
  'In the meeting we go through your booth together; a confirmed proposal follows.',
];

/** Steps between the booking and the proposal. */
export function NextSteps() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h4 id={headingId} className="text-lg font-semibold tracking-tight">
        What happens next
      </h4>
      <ol className="mt-4 flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-strong"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
