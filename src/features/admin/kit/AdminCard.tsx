import { type ReactNode, useId } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { type CardTone, cardClass } from '../../../components/card-class.ts';

export interface AdminCardProps {
  title: string;
  description?: ReactNode;
  /** Number shown next to the title. */
  count?: number | undefined;
  /** The card's main button, such as 'Add Extra'. */
  action?: ReactNode;
  /** Color of the card; white by default. */
  tone?: CardTone;
  className?: string;
  children: ReactNode;
}

/** A card of the panel, with a heading, the number of records and a main button. */
export function AdminCard({ title, description, count, action, tone, className, children }: AdminCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cardClass({ tone, className: `min-w-0 p-4 sm:p-6 ${className ?? ''}` })}
    >
      <header className="mb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="flex min-w-0 items-center gap-2.5 text-lg font-semibold tracking-tight">
            <span id={id}>{title}</span>
            {count !== undefined && <Badge>{count}</Badge>}
          </h2>
          {action}
        </div>
        {description && <p className="mt-1 text-[0.9375rem] text-muted">{description}</p>}
      </header>
      {children}
    </section>
  );
}
