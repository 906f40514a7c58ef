import { classNames } from './class-names.ts';

/** Stands with the fields of a form that goes to the team: what becomes of them, and where that is explained. */
export function PrivacyNote({ className }: { className?: string }) {
  return (
    <p className={classNames('text-sm text-muted', className)}>
      We use these details to answer you, and for nothing else.{' '}
      <a
        href="/privacy"
        className="focus-ring rounded-sm font-medium text-brand-strong underline underline-offset-4"
      >
        Privacy
      </a>
    </p>
  );
}
