import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The page behind a link until its content is loaded, and when it cannot be. */
export function LinkState(props: {
  status: 'loading' | 'none' | 'failed';
  /** Such as 'meeting'. */
  noun: string;
  /** Said if the link opens nothing. */
  notFound: string;
  onRetry: () => void;
  /** Next steps if the link opens nothing. */
  children: ReactNode;
}) {
  const { status, noun, notFound, onRetry, children } = props;
  if (status === 'loading') {
    return (
      <Card>
        <p role="status" className="sr-only">
          Loading your {noun}...
        </p>
        <Skeleton className="mb-5 h-7 w-48" />
        <Skeleton className="h-64" />
      </Card>
    );
  }
  if (status === 'failed') {
    return (
      <LoadFailure
        title={`Your ${noun} could not be loaded`}
        reassurance={`Your ${noun} has not changed.`}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Notice tone="warning" title={`We couldn't find that ${noun}`}>
      <p className="text-muted">{notFound}</p>
      {children}
    </Notice>
  );
}
