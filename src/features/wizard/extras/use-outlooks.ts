import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $isBoothWanted, canShow3d } from '../../../booth/viewer/can-show-3d.ts';
import type { Outlook } from '../../../booth/viewer/extras-that-fit.ts';
import { quotedExtras } from '../../../booth/viewer/quoted-extras.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';

const NONE: readonly Outlook[] = [];

/**
 * Returns how each extra stands in the picture with the chosen ones. Empty until the picture shows the visitor's extras
 * and they have been tried; after a change, the previous ones until the new ones are known.
 */
export function useOutlooks(
  design: BoothDesign | undefined,
  extras: readonly Extra[],
  chosen: readonly ChosenExtra[],
): readonly Outlook[] {
  const isPictured = useStore($isBoothWanted);
  const [known, setKnown] = useState({ url: '', outlooks: NONE });
  const url = design?.model?.url ?? '';

  useEffect(() => {
    if (!isPictured || !url || !canShow3d()) return;
    let isWanted = true;
    const each = extras.map((extra) => ({ ...extra, quantity: 1 }));
    import('../../../booth/viewer/place-off-thread.ts')
      .then(({ placeOffThread }) =>
        placeOffThread('outlooksOf', url, quotedExtras(chosen, extras), quotedExtras(each, extras)),
      )
      .then(
        (outlooks) => isWanted && outlooks && setKnown({ url, outlooks }),
        // Without the models, the kinds of pieces decide
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [isPictured, url, extras, chosen]);

  return known.url === url ? known.outlooks : NONE;
}
