import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { AdminCard } from '../controls/AdminCard.tsx';
import { Chips } from '../controls/Chips.tsx';
import { ExportButton } from '../controls/ExportButton.tsx';
import { ListBody } from '../controls/ListBody.tsx';
import { useToday } from '../controls/panel-context.ts';
import { ScrollArea } from '../controls/ScrollArea.tsx';
import { setParam, useOpened, useParam } from '../place/current-place.ts';
import { AddCustomerDialog } from './AddCustomerDialog.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { CustomerRow } from './CustomerRow.tsx';
import { readCustomerRows } from './customer-rows.ts';
import { dealMessages as texts } from './deals/deal-messages.ts';
import type { Deals } from './deals/use-deals.ts';
import { type CustomerFilter, type Customers, FILTERS, useCustomers, useFound } from './use-customers.ts';

/** '#customers': everyone who wrote, booked or was added, live; one list with filters and a search. */
export function CustomersSection({ deals: { toDo } }: { deals: Deals }) {
  const today = useToday();
  const [chosen] = useParam('show');
  const filter: CustomerFilter = FILTERS.find(({ value }) => value === chosen)?.value ?? '';
  const [typed, setTyped] = useParam('find');
  const listed = useCustomers(filter, toDo);
  const found = useFound(typed);
  const [isAdding, setAdding] = useState(false);
  const opened = useOpened('customer');
  const list = found?.list ?? listed;
  const noneListed = filter === 'to-do' ? texts.nothingToDo : filter ? texts.noneSuch : texts.none;
  return (
    <>
      <AdminCard
        title="Customers"
        description={texts.about}
        className="lg:col-span-2"
        action={
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              Add customer
            </Button>
            <ExportButton
              name={filter === 'sold' ? 'payments' : 'customers'}
              readRows={() => readCustomerRows(filter, today)}
              failure={texts.exportFailed}
            />
          </div>
        }
      >
        <div className="mb-4 grid items-end gap-x-6 gap-y-3 lg:grid-cols-[1fr_24rem]">
          <Chips
            label="Show"
            value={found ? 'found' : filter}
            onChange={(value) => {
              setParam('find', null);
              setParam('show', value);
            }}
            chips={FILTERS.map((chip) =>
              chip.value === 'to-do' ? { ...chip, count: toDo.records.length } : chip,
            )}
          />
          <SearchField typed={typed} onType={setTyped} />
        </div>
        <p role="status" className="mb-2 text-sm text-muted empty:hidden">
          {found?.text}
        </p>
        {/* The line above says that nothing was found */}
        {!(found && list.status === 'ready' && list.records.length === 0) && (
          <CustomerList list={list} emptyText={noneListed} onOpen={opened.open} />
        )}
      </AdminCard>
      {isAdding && (
        <AddCustomerDialog
          onClose={() => setAdding(false)}
          onPropose={(id) => {
            opened.open(id);
            setParam('begin', 'proposal');
          }}
        />
      )}
      {opened.value && (
        <CustomerDialog
          key={opened.value}
          id={opened.value}
          known={list.records}
          onClose={() => {
            setParam('begin', null);
            opened.close();
          }}
        />
      )}
    </>
  );
}

/** The search field, which has the focus after the header's 'Find a customer'. */
function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isWanted] = useParam('search');
  useEffect(() => {
    if (!isWanted) return;
    fieldRef.current?.focus();
    setParam('search', null);
  }, [isWanted]);
  return (
    <search>
      <TextField
        ref={fieldRef}
        label="Name, company, show, phone, or reference"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </search>
  );
}

interface CustomerListProps {
  list: Customers;
  emptyText: string;
  onOpen: (id: string) => void;
}

/** The list. If 'Show more' removes its button, the first added customer gets the focus. */
function CustomerList({ list, emptyText, onOpen }: CustomerListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState<number | null>(null);
  const isAll = list.showMore === null;
  useEffect(() => {
    if (next === null || !isAll) return;
    setNext(null);
    if (document.activeElement !== document.body) return;
    listRef.current?.children[next]?.querySelector('button')?.focus();
  }, [next, isAll]);
  function showMore() {
    setNext(list.records.length);
    list.showMore?.();
  }
  return (
    <>
      <ListBody list={list} emptyText={emptyText} noun="customers">
        <ScrollArea label="List of customers" className="max-h-[36rem]">
          <ul ref={listRef} aria-label="Customers" className="flex flex-col gap-1.5">
            {list.records.map((deal) => (
              <CustomerRow key={deal.id} deal={deal} onOpen={() => onOpen(deal.id)} />
            ))}
          </ul>
        </ScrollArea>
      </ListBody>
      {list.showMore && (
        <div className="mt-3 text-center">
          <Button variant="secondary" size="sm" loading={list.status === 'loading'} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
