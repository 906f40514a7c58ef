import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { AdminCard } from '../shared/AdminCard.tsx';
import { ListBody } from '../shared/ListBody.tsx';
import type { Live } from '../shared/record.ts';
import { ScrollArea } from '../shared/ScrollArea.tsx';
import type { LatestList } from './use-latest.ts';

export interface LatestCardProps<T> {
  title: string;
  emptyText: string;
  noun: string;
  list: LatestList<T>;
  children: (record: Live<T>) => ReactNode;
}

/** A card with what visitors have sent, the newest first. */
export function LatestCard<T>({ title, emptyText, noun, list, children }: LatestCardProps<T>) {
  return (
    <AdminCard title={title}>
      <ListBody list={list} emptyText={emptyText} noun={noun}>
        <ScrollArea label={`Latest ${noun}`}>
          <ul className="flex flex-col gap-3 py-1">
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
