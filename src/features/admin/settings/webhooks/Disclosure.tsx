import { type ReactNode, useState } from 'react';

/** Opens its content below its label; the content is rendered once opened. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
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
