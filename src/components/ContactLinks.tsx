import { brand, mailtoUrl, telUrl } from '../config/brand.ts';
import { classNames } from './class-names.ts';

export const CONTACT_LINK =
  'focus-ring rounded-sm py-1 font-medium text-brand underline-offset-4 hover:underline';

/** The company's contact details in one line, for questions about the email's `subject`. */
export function ContactLinks(props: { subject?: string; className?: string }) {
  const { subject = 'Kickoff meeting', className } = props;
  return (
    <p className={classNames('text-muted', className)}>
      <a href={mailtoUrl(subject)} className={CONTACT_LINK}>
        {brand.email}
      </a>
      <span aria-hidden="true"> · </span>
      <a href={telUrl()} className={`${CONTACT_LINK} whitespace-nowrap`}>
        {brand.phone}
      </a>
    </p>
  );
}
