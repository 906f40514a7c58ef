import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A label that expands content below it. The content is not rendered before the first opening. */
export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="focus-ring inline-block cursor-pointer rounded-sm py-2 text-sm font-medium text-brand-strong">
        {label}
      </summary>
      {isOpen && <div className="pt-1">{children}</div>}
    </details>
  );
}

/** A row, with an arrow at its end, that expands content below it. */
export function RowDisclosure(props: { label: ReactNode; open?: boolean; children: ReactNode }) {
  const { label, open, children } = props;
  return (
    <details className="group" open={open}>
      <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control py-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
