import { classNames } from '../../../components/class-names.ts';
import { DesignFee } from './DesignFee.tsx';
import { PriceLine } from './PriceLine.tsx';
import type { PriceTexts } from './price-texts.ts';

/** Lines of the estimate; explains the design's fee on request. */
export function PriceLines({ texts }: { texts: PriceTexts }) {
  const { design, byDesign } = texts;
  return (
    <>
      <dl className="flex flex-col gap-3 text-[0.9375rem]">
        <PriceLine
          term="Base booth package"
          note={texts.size}
          value={texts.basePrice}
          isText={!texts.isExact}
        />
        {design && <PriceLine term={design.name} value={design.included} isText />}
        <PriceLine term="Add-ons" note={texts.extras} value={texts.addOns} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="shrink-0 font-semibold">Estimated total</dt>
          <dd
            className={classNames(
              'text-right font-semibold tracking-tight text-balance tabular-nums',
              texts.isExact ? 'text-xl' : 'text-base',
            )}
          >
            {texts.estimatedTotal}
          </dd>
        </div>
      </dl>
      {byDesign && <DesignFee {...byDesign} />}
      <p className="mt-4 text-sm text-muted">
        Final pricing may add venue fees, electrical and drayage, confirmed after the kickoff call.
      </p>
    </>
  );
}
