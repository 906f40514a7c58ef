import { Check } from 'lucide-react';
import { Card } from '../../../components/Card.tsx';
import { DESIGN_ASSUMPTIONS } from '../../../domain/catalogue.ts';

/** Assumptions of every estimate. */
export function DesignAssumptions() {
  return (
    <Card>
      <h4 className="text-lg font-semibold tracking-tight">Design Assumptions</h4>
      <ul className="mt-4 flex flex-col gap-3.5">
        {DESIGN_ASSUMPTIONS.map((assumption) => (
          <li key={assumption} className="flex gap-3">
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
            </span>
            {assumption}
          </li>
        ))}
      </ul>
    </Card>
  );
}
