import { useEffect, useState } from 'react';
import { $isBoothWanted } from '../../../booth/viewer/can-show-3d.ts';
import { quotedExtras } from '../../../booth/viewer/quoted-extras.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';
import { goesWellWith, MAX_SUGGESTED, suggestableFor } from './extra-suggestions.ts';

/**
 * Returns the extras to mark as suggested for `design`. They stay the same while the step is open, so that no row
 * grows or shrinks under a finger. For visitors who have opened the booth in 3D, and so have loaded its floor, each suggestion
 * is tried on the floor among the placed extras.
 */
export function useSuggestions(
  design: BoothDesign | undefined,
  extras: readonly Extra[],
  chosen: readonly ChosenExtra[],
): readonly Extra[] {
  const [shown, setShown] = useState<{ of: BoothDesign; first: readonly Extra[] } | null>(null);
  const first = design
    ? goesWellWith(
        design,
        extras,
        chosen.map(({ id }) => id),
      )
    : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the extras chosen when the step opens
  useEffect(() => {
    if (!design || extras.length === 0) return;
    setShown({ of: design, first });
    if (!design.model || !$isBoothWanted.get()) return;
    let isWanted = true;
    const { url } = design.model;
    // Extras already shown come first, so that no other one can displace them
    const rest = suggestableFor(design, extras).filter((extra) => !first.includes(extra));
    const offered = [...first, ...rest];
    const each = offered.map((extra) => ({ ...extra, quantity: 1 }));
    import('../../../booth/viewer/place-off-thread.ts')
      .then(({ placeOffThread }) =>
        placeOffThread(
          'extrasThatFit',
          url,
          quotedExtras(chosen, extras),
          quotedExtras(each, extras),
          MAX_SUGGESTED,
        ),
      )
      .then(
        (ids) => isWanted && setShown({ of: design, first: offered.filter(({ id }) => ids.includes(id)) }),
        // On failure, the suggestions above stay
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [design, extras]);

  return shown && shown.of === design ? shown.first : first;
}
