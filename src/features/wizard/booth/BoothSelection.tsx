import { CircleCheck } from 'lucide-react';
import { Card } from '../../../components/Card.tsx';
import { type BoothSize, boothSizeLabel } from '../../../domain/catalogue.ts';
import { knownSides } from '../../../domain/custom-size.ts';
import type { SelectedDesign, WizardDraft } from '../../../domain/wizard/draft.ts';

export interface BoothSelectionProps {
  boothSize: BoothSize | null;
  selectedDesign: SelectedDesign | null;
  customDesign: WizardDraft['customDesign'];
}

/** The green box with size and design; its place is announced when it fills. */
export function BoothSelection({ boothSize, selectedDesign, customDesign }: BoothSelectionProps) {
  return (
    <div role="status">
      {boothSize && (
        <Card tone="success" className="flex gap-4">
          <CircleCheck aria-hidden="true" className="size-6 text-success" />
          <div className="min-w-0">
            <p className="font-semibold text-success">Your booth selection</p>
            <p className="mt-1 wrap-anywhere">
              <span className="font-medium">{sizeText(boothSize, customDesign)}</span>
              {selectedDesign && ` · ${selectedDesign.title}`}
            </p>
            <p className="mt-1 text-[0.9375rem] text-muted">{whatIsNext(boothSize, selectedDesign)}</p>
          </div>
        </Card>
      )}
    </div>
  );
}

function sizeText(boothSize: BoothSize, customDesign: WizardDraft['customDesign']): string {
  const label = boothSizeLabel(boothSize);
  const sides = customDesign && knownSides(customDesign);
  return sides ? `${label}: ${sides}` : label;
}

function whatIsNext(boothSize: BoothSize, selectedDesign: SelectedDesign | null): string {
  if (boothSize === 'custom') return 'We prepare a design and a proposal for it.';
  if (selectedDesign) return 'Next: extras and features for your booth.';
  return 'Pick a design above, or go on and decide later.';
}
