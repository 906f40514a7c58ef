import { limit, orderBy } from 'firebase/firestore';
import { Button } from '../../../../components/Button.tsx';
import type { PriceTable } from '../../../../domain/quote/pricing.ts';
import type { Document } from '../../../../domain/records/document.ts';
import type { Moment } from '../../../../domain/records/moment.ts';
import { PRICE_HISTORY } from '../../../../domain/records/prices.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { ListBody } from '../../controls/ListBody.tsx';
import { queryOf } from '../../controls/live-lists/stored-record.ts';
import { useLiveList } from '../../controls/live-lists/use-live-list.ts';
import { MomentText } from '../../controls/MomentText.tsx';
import { Lines } from './PriceEffects.tsx';
import { differencesOf } from './price-form.ts';

const MAX_VERSIONS = 50;
const NEWEST = queryOf(PRICE_HISTORY, orderBy('created_at', 'desc'), limit(MAX_VERSIONS));

const VERSION = {
  read: (stored: Document) => ({
    ...PRICE_HISTORY.read(stored),
    saved_at: (stored['created_at'] ?? undefined) as Moment | undefined,
  }),
};

/** The newest versions of the prices: when and by whom they were saved, and their changes. */
export function PriceHistory(props: {
  /** The prices before the oldest version. */
  defaults: PriceTable;
  onUse: (prices: PriceTable) => void;
}) {
  const { defaults, onUse } = props;
  const list = useLiveList(NEWEST, VERSION, null);
  const versions = list.records;
  return (
    <ListBody list={list} emptyText="The prices have not been changed here yet." noun="price history">
      <ol className="divide-y divide-line">
        {versions.map((version, index) => {
          const earlier = versions[index + 1] ?? (list.records.length < MAX_VERSIONS ? defaults : version);
          return (
            <li key={version.id} className="flex flex-col gap-1 py-3 text-sm">
              <MomentText at={version.saved_at} className="font-medium" />
              <p className="text-muted wrap-anywhere">
                {`By ${version.saved_by}, from ${formatDay(version.valid_from)}`}
              </p>
              <Lines lines={differencesOf(earlier, version)} />
              <Button variant="secondary" size="sm" className="self-start" onClick={() => onUse(version)}>
                Fill in these prices
              </Button>
            </li>
          );
        })}
      </ol>
    </ListBody>
  );
}
