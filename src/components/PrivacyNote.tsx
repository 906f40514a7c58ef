import { classNames } from './class-names.ts';

/** Note below a contact form: how the data is used, with a link to the privacy page. */
export function PrivacyNote({ className }: { className?: string }) {
  return (
    <p className={classNames('text-sm text-muted', className)}>
      We use these details to reply to you, and for nothing else.{' '}
      <a
        href="/privacy"
        className="focus-ring rounded-sm font-medium text-brand-strong underline underline-offset-4"
      >
        Privacy
      </a>
    </p>
  );
}
