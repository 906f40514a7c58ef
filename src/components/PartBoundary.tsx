import { Component, type ReactNode, Suspense } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { PART_MISSING } from './part-missing.ts';

/** Shows `fallback` while a part's code loads. If it fails, offline or after a release, offers a reload. */
export class PartBoundary extends Component<
  Readonly<{ fallback: ReactNode; children: ReactNode }>,
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed)
      return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    return (
      <Card tone="warning" role="alert" className="flex flex-col items-start gap-4">
        <div>
          <p className="font-semibold text-warning">{PART_MISSING.title}</p>
          <p className="mt-1 text-muted">{PART_MISSING.text}</p>
        </div>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {PART_MISSING.again}
        </Button>
      </Card>
    );
  }
}
