import type { ReactNode } from 'react';

/** One thing to know about the meeting; left out if `value` is null. */
export interface Fact {
  readonly term: string;
  readonly icon: ReactNode;
  readonly value: ReactNode | null;
}

/** The facts of a meeting with their icons, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(
        ({ term, icon, value }) =>
          value !== null && (
            <div key={term} className="relative min-w-0 pl-11">
              <dt className="text-sm text-muted">
                <span
                  aria-hidden="true"
                  className="absolute top-0.5 left-0 grid size-8 place-items-center rounded-lg bg-white text-brand shadow-card"
                >
                  {icon}
                </span>
                {term}
              </dt>
              <dd className="font-medium wrap-anywhere text-ink">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
