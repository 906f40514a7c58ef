import { TextField } from '../../../../components/TextField.tsx';
import { contentMessages } from '../content-messages.ts';
import { useContentSearch, useFoundCount } from './find-records.ts';

/** Search over the records of all cards. */
export function ContentSearch() {
  const [find, setFind] = useContentSearch();
  const count = useFoundCount();
  return (
    <search className="flex flex-wrap items-end gap-x-4 gap-y-2 lg:col-span-2">
      <div className="w-full sm:w-96">
        <TextField
          label="Search content"
          type="search"
          placeholder="Name, category, size, city"
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      </div>
      <p role="status" className="text-[0.9375rem] text-muted sm:pb-2.5">
        {find.trim() && contentMessages.found(count)}
      </p>
    </search>
  );
}
