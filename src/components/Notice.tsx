import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cardClass } from './card-class.ts';
import { classNames } from './class-names.ts';

const INKS = { brand: 'text-brand-strong', warning: 'text-warning', danger: 'text-danger' };

/** A colored box that explains what blocks an action; announced when it appears. */
export function Notice(props: {
  tone: 'brand' | 'warning' | 'danger';
  title: string;
  /** For focusing the notice when it answers a press. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  const { tone, title, ref, children } = props;
  const Icon = tone === 'brand' ? Info : CircleAlert;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={cardClass({ tone, className: 'flex gap-3 p-5 outline-none sm:p-6' })}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5', INKS[tone])} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className={classNames('font-semibold', INKS[tone])}>{title}</p>
        {children}
      </div>
    </div>
  );
}
