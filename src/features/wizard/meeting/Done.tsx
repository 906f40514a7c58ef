import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';

/** Final screen of the wizard: success, and the next steps. */
export function Done(props: {
  icon: ReactNode;
  title: string;
  lead: ReactNode;
  /** True to move the focus here: right after the submission, but not after a reload. */
  takesFocus: boolean;
  /** Printed above everything else. Without it there is no Print button. */
  printHeader?: ReactNode;
  children: ReactNode;
}) {
  const { icon, title, lead, takesFocus, printHeader, children } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      data-confirmation
      data-printable={printHeader ? '' : undefined}
      aria-labelledby={headingId}
      className={classNames(
        'mx-auto flex w-full max-w-2xl flex-col gap-5 sm:gap-8 py-2 motion-safe:animate-rise-in sm:py-4',
        printHeader !== undefined && 'print:flex print:gap-5',
      )}
    >
      {printHeader}
      <div className="flex flex-col items-center gap-3 sm:gap-4 text-center">
        <span
          aria-hidden="true"
          className="grid size-12 sm:size-16 place-items-center rounded-full border border-success-line bg-success-soft text-success print:hidden"
        >
          {icon}
        </span>
        <h3
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          className="text-2xl font-semibold tracking-tight outline-none sm:text-3xl"
        >
          {title}
        </h3>
        <p className="max-w-md text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
