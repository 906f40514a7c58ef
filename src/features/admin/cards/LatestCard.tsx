import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { Live } from '../live-lists/live-record.ts';
import type { LatestList } from '../live-lists/use-latest.ts';
import { AdminCard } from './AdminCard.tsx';
import { ListBody } from './ListBody.tsx';
import { ScrollArea } from './ScrollArea.tsx';

export interface LatestCardProps<T> {
  title: string;
  description?: string;
  emptyText: string;
  noun: string;
  /** Takes the panel's whole width, with two records side by side. */
  wide?: boolean;
  list: LatestList<T>;
  children: (record: Live<T>) => ReactNode;
}

/** A card with what visitors have sent, the newest first. */
export function LatestCard<T>({
  title,
  description,
  emptyText,
  noun,
  wide,
  list,
  children,
}: LatestCardProps<T>) {
  return (
    <AdminCard title={title} description={description} className={classNames(wide && 'lg:col-span-2')}>
      <ListBody list={list} emptyText={emptyText} noun={noun}>
        <ScrollArea label={`Latest ${noun}`}>
          <ul className={classNames('grid gap-3 py-1', wide && 'lg:grid-cols-2')}>
            {list.records.map((record) => (
              <li key={record.id} className="rounded-control border border-line p-4">
                {children(record)}
              </li>
            ))}
          </ul>
          {list.showMore && (
            <div className="mt-3 text-center">
              <Button variant="secondary" size="sm" onClick={list.showMore}>
                Show more
              </Button>
            </div>
          )}
        </ScrollArea>
      </ListBody>
    </AdminCard>
  );
}
