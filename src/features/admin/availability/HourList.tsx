import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';

/** 7 AM to 7 PM; meetings at other hours are rare. */
const DAYTIME = SLOT_LABELS.slice(7, 20);

export interface HourListProps {
  /** True for an hour that must stay visible: offered, booked or chosen. */
  isUsed: (label: string) => boolean;
  /** Classes for the list's columns. */
  className: string;
  /** Renders the box of an hour. */
  children: (label: string) => ReactNode;
}

/**
 * Boxes for the hours from 7 AM to 7 PM. Shows all 24 on request, or when an hour outside that range is in
 * use.
 */
export function HourList({ isUsed, className, children }: HourListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const listRef = useRef<HTMLUListElement>(null);
  // Stays expanded: a box must not disappear while it is being unchecked
  if (!showsAll && SLOT_LABELS.some((label) => !DAYTIME.includes(label) && isUsed(label))) setShowsAll(true);

  function handleMore() {
    flushSync(() => setShowsAll(true));
    listRef.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }
  return (
    <>
      <ul ref={listRef} className={className}>
        {(showsAll ? SLOT_LABELS : DAYTIME).map((label) => (
          <li key={label} className="min-w-0 break-inside-avoid">
            {children(label)}
          </li>
        ))}
      </ul>
      {!showsAll && (
        <Button variant="ghost" size="sm" onClick={handleMore}>
          More hours
        </Button>
      )}
    </>
  );
}
