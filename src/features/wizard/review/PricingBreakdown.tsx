import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { classNames } from '../../../components/class-names.ts';
import { ShareLauncher } from '../../../components/quote/ShareQuote.tsx';
import { formatUsd, lineTotalOf } from '../../../domain/quote/pricing.ts';
import { eventText, extrasText } from '../../../domain/quote/quote-texts.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { STEPS, type Step } from '../../../domain/wizard/steps.ts';
import { useGoTo } from '../draft/dispatch-context.ts';
import { priceTexts } from '../summary/price-texts.ts';

/** 'Your Quote Summary': event, size, design, extras and total as lines, with share and print. */
export function PricingBreakdown({ draft, link }: { draft: WizardDraft; link: string | undefined }) {
  const texts = priceTexts(draft);
  return (
    <section className={cardClass({ className: 'overflow-hidden' })}>
      <h4 className="px-4 pt-4 text-lg font-semibold tracking-tight sm:px-6 sm:pt-6 print:hidden">
        Your Quote Summary
      </h4>
      <h5 className="px-4 text-sm text-muted sm:px-6 print:pt-3">Transparent Pricing Breakdown</h5>
      <dl className="mt-2">
        <Row term="Event and location" isText>
          {eventText(draft) ?? <StepLink step={1} />}
        </Row>
        {draft.inspiredBy && (
          <Row term="Inspired by" isText>
            {draft.inspiredBy.name}
          </Row>
        )}
        <Row term="Base booth package" note={texts?.size} isText={!texts?.isExact}>
          {texts?.basePrice ?? <StepLink step={2} />}
        </Row>
        {texts?.design && (
          <Row term={texts.design.name} isText>
            <span className="text-sm">{texts.design.included}</span>
          </Row>
        )}
        <Row term="Add-ons" isText>
          {extrasText(draft.extras)}
        </Row>
        {draft.extras.map((extra) => (
          <Row key={extra.id} term={extra.name} note={`${extra.quantity} × ${formatUsd(extra.unitPriceUSD)}`}>
            {formatUsd(lineTotalOf(extra))}
          </Row>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-brand-line bg-brand-soft px-4 py-3.5 sm:px-6">
          <dt className="font-semibold">Estimated total</dt>
          <dd
            className={classNames(
              'text-right tabular-nums',
              texts?.isExact === false ? 'text-muted' : 'text-xl font-semibold tracking-tight sm:text-2xl',
            )}
          >
            {texts?.estimatedTotal ?? '–'}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2 px-4 py-3 max-sm:[&>button]:px-2.5 sm:gap-3 sm:px-6 sm:py-4 print:hidden">
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print quote
        </Button>
        {link && <ShareLauncher url={link} title={`Booth quote for ${draft.show?.name}`} />}
      </div>
    </section>
  );
}

function Row(props: {
  term: string;
  note?: string | undefined;
  /** True for text, which may wrap, unlike amounts. */
  isText?: boolean;
  children: ReactNode;
}) {
  const { term, note, isText = false, children } = props;
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-line break-inside-avoid px-4 py-2 first:border-t-0 sm:py-2.5 sm:px-6 print:py-0.5">
      <dt className="min-w-0 wrap-anywhere">
        {term}
        {note && (
          <span className="block text-sm text-muted tabular-nums print:ml-3 print:inline">{note}</span>
        )}
      </dt>
      <dd
        className={classNames(
          'text-right font-medium tabular-nums',
          isText ? 'text-balance wrap-anywhere' : 'shrink-0 whitespace-nowrap',
        )}
      >
        {children}
      </dd>
    </div>
  );
}

function StepLink({ step }: { step: Step }) {
  const goTo = useGoTo();
  return (
    <button
      type="button"
      onClick={() => goTo(step)}
      className="focus-ring rounded-sm font-medium text-brand-strong underline decoration-brand-line underline-offset-4 hover:decoration-current"
    >
      Not chosen yet<span className="sr-only">, go to {STEPS[step - 1]?.name}</span>
    </button>
  );
}
