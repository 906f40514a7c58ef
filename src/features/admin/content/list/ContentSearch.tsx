import { TextField } from '../../../../components/TextField.tsx';
import { contentMessages } from '../content-messages.ts';
import { useContentSearch, useFoundCount } from './find-records.ts';

/** Search over the records of all cards. */
export function ContentSearch() {
  const [find, setFind] = useContentSearch();
  const count = useFoundCount();
  return (
    <search className="flex flex-wrap items-end gap-x-4 lg:col-span-2">
      <TextField
        label="Search content"
        type="search"
        placeholder="Search by name, category, size, city"
        value={find}
        onChange={(event) => setFind(event.target.value)}
        // Phones have little room, and the placeholder repeats the label
        className="w-full sm:w-96 max-sm:[&>label]:sr-only"
      />
      <p role="status" className="text-[0.9375rem] text-muted not-empty:py-2.5">
        {find.trim() && contentMessages.found(count)}
      </p>
    </search>
  );
}
