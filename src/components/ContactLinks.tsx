import { brand, mailtoUrl, telUrl } from '../config/brand.ts';
import { classNames } from './class-names.ts';

const LINK = 'focus-ring rounded-sm font-medium text-brand underline-offset-4 hover:underline';

/** The company's contact details for questions about a kickoff meeting, in one line. */
export function ContactLinks({ className }: { className?: string }) {
  return (
    <p className={classNames('text-muted', className)}>
      <a href={mailtoUrl('Kickoff meeting')} className={LINK}>
        {brand.email}
      </a>
      <span aria-hidden="true"> · </span>
      <a href={telUrl()} className={`${LINK} whitespace-nowrap`}>
        {brand.phone}
      </a>
    </p>
  );
}
