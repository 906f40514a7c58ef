import { Button, type ButtonProps } from '../../../components/Button.tsx';

/** A small button that opens a dialog. `about` completes its accessible name: 'Hand over: Jane Doe'. */
export function ActionButton({ label, about, ...button }: ButtonProps & { label: string; about: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-label={`${label}: ${about}`}
      {...button}
    >
      {label}
    </Button>
  );
}
