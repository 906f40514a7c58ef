import { useId, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { cardClass } from '../../components/card-class.ts';
import { MediaImage } from '../../components/MediaImage.tsx';
import { Select } from '../../components/Select.tsx';
import { CARD_FEATURES } from '../../domain/quote/catalogue.ts';
import { cardImage } from '../../domain/quote/design-views.ts';
import { includedText } from '../../domain/quote/quote-texts.ts';
import type { BoothDesign } from '../../domain/records/booth-designs.ts';

/** Comparison of the quote's design with another one of its size. Designs are included, so the total is the same. */
export function CompareDesigns(props: {
  design: BoothDesign;
  /** The other designs of the same size; at least one. */
  others: readonly BoothDesign[];
  addressOf: (design: BoothDesign) => string;
}) {
  const { design, others, addressOf } = props;
  const headingId = useId();
  const [otherId, setOtherId] = useState('');
  const other = others.find(({ id }) => id === otherId);
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-8">
      <h2 id={headingId} className="text-xl font-semibold tracking-tight">
        Compare with another design
      </h2>
      <p className="mt-1.5 text-muted">
        The design is included in the package: the estimated total stays the same.
      </p>
      <Select
        label="Another design of this size"
        value={otherId}
        onChange={(event) => setOtherId(event.target.value)}
        className="mt-4 sm:max-w-sm"
      >
        <option value="">Choose a design</option>
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      {other && (
        <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-6">
          <Design design={design} />
          <Design design={other} href={addressOf(other)} />
        </div>
      )}
    </section>
  );
}

function Design({ design, href }: { design: BoothDesign; href?: string }) {
  return (
    <figure className={cardClass({ className: 'flex min-w-0 flex-col overflow-hidden' })}>
      <MediaImage
        url={cardImage(design)}
        alt={`${design.title}: Front View`}
        sizes="(width >= 56rem) 27rem, 46vw"
        className="aspect-4/3 w-full bg-surface-strong object-cover"
      />
      <figcaption className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div>
          <h3 className="font-semibold tracking-tight wrap-anywhere sm:text-lg">{design.title}</h3>
          <p className="text-sm text-balance text-muted">{includedText(design.price)}</p>
        </div>
        <ul className="flex list-disc flex-col gap-1.5 pl-4 text-sm text-muted wrap-anywhere sm:text-[0.9375rem]">
          {design.features.slice(0, CARD_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {href ? (
          <ButtonLink href={href} variant="secondary" size="sm" className="mt-auto self-start">
            Use this design
          </ButtonLink>
        ) : (
          <p className="mt-auto text-sm font-medium">In this quote</p>
        )}
      </figcaption>
    </figure>
  );
}
