import { Button } from '../../../components/Button.tsx';
import { cardClass } from '../../../components/card-class.ts';
import { messages } from '../../../domain/messages.ts';

export interface CustomShowOfferProps {
  name: string;
  onAccept: () => void;
}

/** Offers the typed name again once the list with its own offer has closed, so that it is not lost by oversight. */
export function CustomShowOffer({ name, onAccept }: CustomShowOfferProps) {
  return (
    <div
      className={cardClass({
        tone: 'brand',
        className: 'flex flex-col items-start justify-center gap-4 p-5 motion-safe:animate-fade-in',
      })}
    >
      <p className="font-medium wrap-anywhere">{messages.location.customShow(name)}</p>
      <Button variant="secondary" size="sm" onClick={onAccept}>
        Use This Custom Show
      </Button>
    </div>
  );
}
