import type { BoothSize } from '../../domain/quote/catalogue.ts';
import type { Extra } from '../../domain/records/extras.ts';
import type { TradeShow } from '../../domain/records/shows.ts';
import { Card } from '../Card.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { preloadable } from '../preloadable.tsx';
import type { AllInCardProps } from './AllInCard.tsx';

/** Optional: renders nothing if the chunk fails. */
const AllInCard = preloadable<AllInCardProps>(() =>
  import('./AllInCard.tsx').then(
    (part) => part.AllInCard,
    () => () => null,
  ),
);

/** Estimate of third-party charges at the show. Renders and loads nothing if the show has no table of costs. */
export function AllInAtShow(props: {
  show: { readonly id: string; readonly name: string } | null;
  /** Null until one is chosen. */
  boothSize: BoothSize | null;
  /** The chosen design, if it is offered. */
  design: { readonly weight_lb?: number | null | undefined } | null | undefined;
  extras: readonly { readonly id: string; readonly quantity: number }[];
  shows: readonly TradeShow[];
  /** The offered extras, for their weights. */
  offers: readonly Extra[];
}) {
  const { show, boothSize, design, extras, shows, offers } = props;
  const costs = shows.find(({ id }) => id === show?.id)?.costs;
  if (!show || !costs || !boothSize) return null;
  const booth = {
    boothSize,
    designWeight: design?.weight_lb ?? null,
    extras: extras.map(({ id, quantity }) => ({
      quantity,
      weight: offers.find((offer) => offer.id === id)?.weight_lb ?? null,
    })),
  };
  // Height of the closed card, so that nothing below it moves
  const waiting = (
    <Card className="max-sm:p-4 print:hidden">
      <p className="invisible">
        Budget another $1,000-$2,000 for show services at {show.name} (billed by the venue)
      </p>
    </Card>
  );
  return (
    <PartBoundary fallback={waiting}>
      <AllInCard showName={show.name} costs={costs} booth={booth} />
    </PartBoundary>
  );
}
