import { CircleCheck, MapPin, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cardClass } from '../../../components/card-class.ts';
import { TimingNote } from '../../../components/quote/TimingNote.tsx';
import { useHeldWhilePressed } from '../../../components/use-held-while-pressed.ts';
import type { TradeShow } from '../../../domain/records/shows.ts';
import { type City, canBeQuoted, cityLabel } from '../../../domain/show/cities.ts';
import { isOver, showDatesText, timeUntil } from '../../../domain/show/show-dates.ts';
import { companyDay } from '../../../domain/show/show-timing.ts';
import { CUSTOM_SHOW_ID, problemOfShow } from '../../../domain/show/shows.ts';
import { matchLocation } from '../../../domain/show/suggestions.ts';
import type { ChosenShow, WizardDraft } from '../../../domain/wizard/draft.ts';
import { useDispatch } from '../draft/dispatch-context.ts';
import type { WizardContent } from '../draft/use-content.ts';
import { CityField } from './CityField.tsx';
import { customShowText } from './resolve-location.ts';
import { ShowField } from './ShowField.tsx';

/** Step 1: city and show, and whether they match. */
export function LocationStep({ draft, content }: { draft: WizardDraft; content: WizardContent }) {
  const dispatch = useDispatch();
  const { city, show } = draft;
  const { shows } = content;
  // Settled by the press that leaves a field: a result that appears would move the pressed button away
  const resultOf = useHeldWhilePressed(draft);
  const showId = useId();
  // Null until the field is changed: a saved draft arrives after the first render
  const [showText, setShowText] = useState<string | null>(null);
  const resultRef = useRef<HTMLDivElement>(null);

  // Stores the text of an unfinished field when the page is left
  useEffect(() => {
    const settle = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
    window.addEventListener('pagehide', settle);
    return () => window.removeEventListener('pagehide', settle);
  }, []);

  /** After a pick, moves on to the show if it is missing, otherwise to the result. */
  function moveOn(picked: { city: City | null; show: ChosenShow | null }) {
    if (!picked.show) document.getElementById(showId)?.focus();
    // The result renders one frame later
    else if (picked.city)
      requestAnimationFrame(() => resultRef.current?.scrollIntoView({ block: 'nearest' }));
  }
  function handleCity(next: City | null, byPicking: boolean) {
    dispatch({ type: 'setCity', city: next });
    if (next && byPicking) moveOn({ city: next, show });
  }
  function handleShow(next: ChosenShow | null, byPicking: boolean) {
    dispatch({ type: 'setShow', show: next });
    // A listed show determines the city
    const own = next && !city && shows.find(({ id }) => id === next.id);
    if (own) dispatch({ type: 'setCity', city: { city: own.city, state: own.state } });
    if (next && byPicking) moveOn({ city: city ?? (own || null), show: next });
  }

  return (
    // Wide windows reserve the height from the start, because a message or result often appears while the
    // visitor presses the button below. Other windows have the button in the bottom bar
    <div className="flex flex-col gap-7 lg:min-h-81 lg:has-[select]:min-h-105">
      <div className="grid gap-5 md:grid-cols-2">
        <CityField city={city} shows={shows} onChange={handleCity} />
        <ShowField
          id={showId}
          show={show}
          city={quoted(draft).city}
          shows={shows}
          text={showText ?? show?.name ?? ''}
          onTextChange={setShowText}
          onChange={handleShow}
        />
      </div>
      <div
        ref={resultRef}
        role="status"
        tabIndex={-1}
        className="grid min-h-24 flex-1 outline-none scroll-mb-28 lg:scroll-mb-8"
      >
        <LocationResult answer={quoted(resultOf)} content={content} />
      </div>
    </div>
  );
}

type Answer = Pick<WizardDraft, 'city' | 'show'>;

/** Returns the parts of an answer that a quote can be made for. */
function quoted({ city, show }: Answer): Answer {
  return {
    city: city && canBeQuoted(city) ? city : null,
    show: show && !problemOfShow(show) ? show : null,
  };
}

/** Reports whether show and city match, in green or yellow. A mismatch never blocks. */
function LocationResult({ answer, content }: { answer: Answer; content: WizardContent }) {
  const { city, show } = answer;
  const { shows, rules } = content;
  if (!city || !show) {
    return (
      <div className="flex items-center justify-center gap-4 rounded-card border border-dashed border-line-strong p-5 text-muted">
        <MapPin aria-hidden="true" className="size-6 text-faint" strokeWidth={1.75} />
        <p className="min-w-0 wrap-anywhere">
          {show?.id === CUSTOM_SHOW_ID
            ? customShowText(show.name)
            : "Pick your show, and we'll fill in the city."}
        </p>
      </div>
    );
  }
  const listed = shows.find(({ id }) => id === show.id);
  if (matchLocation(show, city, shows) === 'match') {
    return (
      <Panel key="match" tone="success" title="Great! We have your location">
        <p className="mt-1 font-medium">
          {show.name} · {city.city}, {city.state}
        </p>
        {listed?.venue && <p className="mt-1 text-muted">{listed.venue}</p>}
        {listed && <Dates show={listed} />}
        <TimingNote isPlain showId={show.id} {...{ shows, rules }} />
        <p className="mt-2 text-muted">Next, we'll help you choose the perfect booth size and design.</p>
      </Panel>
    );
  }
  return (
    <Panel key="mismatch" tone="warning" title="Sorry ! Mismatch location">
      <p className="mt-1 font-medium">{`${show.name} isn't in ${city.city}, ${city.state}`}</p>
      <p className="mt-1 text-muted">
        We notice this show may not be in the selected city. We'll reach out to confirm the details with you.
      </p>
      {listed && (
        <p className="mt-1 text-muted">{`${show.name}: ${[listed.venue, cityLabel(listed)].filter(Boolean).join(', ')}`}</p>
      )}
      <TimingNote isPlain showId={show.id} {...{ shows, rules }} />
    </Panel>
  );
}

function Dates({ show }: { show: TradeShow }) {
  const today = companyDay(new Date());
  const dates = isOver(show, today) ? null : showDatesText(show);
  return dates && <p className="mt-1 text-muted">{`${dates} (${timeUntil(show, today)})`}</p>;
}

function Panel(props: { tone: 'success' | 'warning'; title: string; children: ReactNode }) {
  const { tone, title, children } = props;
  const [Icon, ink] = tone === 'success' ? [CircleCheck, 'text-success'] : [TriangleAlert, 'text-warning'];
  return (
    <div className={cardClass({ tone, className: 'flex gap-4 self-start p-5 motion-safe:animate-fade-in' })}>
      <Icon aria-hidden="true" className={`size-6 ${ink}`} />
      <div className="min-w-0 wrap-anywhere">
        <p className={`font-semibold ${ink}`}>{title}</p>
        {children}
      </div>
    </div>
  );
}
