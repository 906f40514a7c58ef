import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface LoadFailureProps {
  title: string;
  /** Text that says which entries are safe. */
  reassurance: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers another try. */
export function LoadFailure({ title, reassurance, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="danger" title={title}>
      <p className="text-muted">Please check your connection. {reassurance}</p>
      <Button variant="secondary" className="self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
