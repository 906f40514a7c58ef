import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { ExportButton } from '../controls/ExportButton.tsx';
import { useAdmin } from '../controls/panel-context.ts';
import { setParam, useParam } from '../place/current-place.ts';
import { AllBookingsList } from './AllBookingsList.tsx';
import type { BookingFilter } from './booking-filter.ts';
import { readBookingRows } from './booking-rows.ts';
import { bookingsMessages } from './bookings-messages.ts';
import { useEveryone, useTeam } from './team/team-context.tsx';
import { WhoseSwitch } from './team/WhoseSwitch.tsx';

/** Without these limits, browsers accept years with six digits. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** Search text and dates, which are in the URL. */
function BookingFilterFields({ filter }: { filter: BookingFilter }) {
  const { text, from, until } = filter;
  const searchRef = useRef<HTMLInputElement>(null);
  function clear() {
    for (const name of ['text', 'from', 'until']) setParam(name, null);
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
        onChange={({ target }) => setParam('text', target.value)}
      />
      <TextField
        label="From"
        type="date"
        value={from}
        min={FIRST_DAY}
        max={until || LAST_DAY}
        onChange={({ target }) => setParam('from', target.value)}
      />
      <TextField
        label="Until"
        type="date"
        value={until}
        min={from || FIRST_DAY}
        max={LAST_DAY}
        onChange={({ target }) => setParam('until', target.value)}
      />
      {(text || from || until) && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={clear}>
          Clear search and dates
        </Button>
      )}
    </search>
  );
}

/** All bookings, latest meeting first: search, dates, paging and CSV export. */
export function AllBookings({ onClose }: { onClose: () => void }) {
  const [text] = useParam('text');
  const [from] = useParam('from');
  const [until] = useParam('until');
  const filter = { text, from, until };
  const { uid } = useAdmin();
  const { nameOf } = useTeam();
  const [isEveryone] = useEveryone();
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
        <BookingFilterFields filter={filter} />
        <AllBookingsList filter={filter} />
      </div>
    </Dialog>
  );
}
