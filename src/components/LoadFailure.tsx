import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export function LoadFailure(props: { title: string; reassurance: string; onRetry: () => void }) {
  const { title, reassurance, onRetry } = props;
  return (
    <Notice tone="danger" title={title}>
      <p className="text-muted">Please check your connection. {reassurance}</p>
      <Button variant="secondary" className="self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
