import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { ExportButton } from '../controls/ExportButton.tsx';
import { useAdmin } from '../controls/panel-context.ts';
import { setParam, useParam } from '../place/current-place.ts';
import { AllBookingsList } from './AllBookingsList.tsx';
import { readBookingRows } from './booking-rows.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { type BookingFilter, NO_FILTER } from './fetch-bookings.ts';
import { useEveryone, useTeam } from './team/team-context.tsx';
import { WhoseSwitch } from './team/WhoseSwitch.tsx';

/** All bookings, latest meeting first: search and dates (in the URL), paging and CSV export. */
export function AllBookings({ onClose }: { onClose: () => void }) {
  const [text] = useParam('text');
  const [from] = useParam('from');
  const [until] = useParam('until');
  const filter = useMemo(
    () => (text || from || until ? { text, from, until } : NO_FILTER),
    [text, from, until],
  );
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  const [isEveryone] = useEveryone();
  function setFilter(wanted: BookingFilter) {
    for (const name of ['text', 'from', 'until'] as const) setParam(name, wanted[name]);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      variant="fullscreen"
      title="All bookings"
      actions={
        <ExportButton
          name="bookings"
          readRows={() => readBookingRows(isEveryone ? null : uid, nameOf, filter)}
          failure={bookingsMessages.exportFailed}
        />
      }
    >
      <div className="mx-auto max-w-5xl">
        <WhoseSwitch className="mb-4" />
        <BookingFilterFields filter={filter} onChange={setFilter} />
        <AllBookingsList filter={filter} />
      </div>
    </Dialog>
  );
}

/** Without these limits, browsers accept years with six digits. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** Debounce of the search text in ms. */
const PAUSE_MS = 300;

interface BookingFilterFieldsProps {
  filter: BookingFilter;
  onChange: (filter: BookingFilter) => void;
}

function BookingFilterFields({ filter, onChange }: BookingFilterFieldsProps) {
  const [text, setText] = useState(filter.text);
  const searchRef = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (text === filter.text) return;
    const timer = setTimeout(() => onChange({ ...filter, text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  function clear() {
    setText('');
    onChange(NO_FILTER);
    // The pressed button disappears
    searchRef.current?.focus();
  }
  return (
    <search className="mb-6 grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        ref={searchRef}
        label="Search"
        type="search"
        placeholder="Name, email, company, show, or reference"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextField
        label="From"
        type="date"
        value={filter.from}
        min={FIRST_DAY}
        max={filter.until || LAST_DAY}
        onChange={(event) => onChange({ ...filter, text, from: event.target.value })}
      />
      <TextField
        label="Until"
        type="date"
        value={filter.until}
        min={filter.from || FIRST_DAY}
        max={LAST_DAY}
        onChange={(event) => onChange({ ...filter, text, until: event.target.value })}
      />
      {filter !== NO_FILTER && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={clear}>
          Clear search and dates
        </Button>
      )}
    </search>
  );
}
