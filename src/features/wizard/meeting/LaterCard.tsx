import { type Ref, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { PartBoundary } from '../../../components/PartBoundary.tsx';
import { LaterForm, type LaterFormProps } from './later-parts.ts';

export interface LaterCardProps extends LaterFormProps {
  isOpen: boolean;
  onToggle: () => void;
  /** The heading, which takes the focus of who asks for it where the times would be. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The way on for whom no time suits: the quote is sent now, and the team arranges a time. */
export function LaterCard({ isOpen, onToggle, headingRef, ...form }: LaterCardProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <h4
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="scroll-mt-6 font-semibold tracking-tight outline-none"
      >
        No time that suits?
      </h4>
      <p className="mt-1 text-muted">
        Send us your quote with your contact details from above. We write to you within 24 hours to arrange a
        time.
      </p>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        className="mt-4 leading-5 text-balance max-sm:w-full"
        onClick={onToggle}
      >
        Send my quote, arrange a time later
      </Button>
      {isOpen && (
        <PartBoundary fallback={null}>
          <LaterForm {...form} />
        </PartBoundary>
      )}
    </Card>
  );
}
