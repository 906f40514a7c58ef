import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface LoadFailureProps {
  title: string;
  reassurance: string;
  onRetry: () => void;
}

/** An error with a button to load again. */
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
