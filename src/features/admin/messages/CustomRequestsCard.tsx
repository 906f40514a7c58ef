import { collection } from 'firebase/firestore';
import { brand } from '../../../config/brand.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { allSides } from '../../../domain/custom-size.ts';
import { CUSTOM_REQUESTS } from '../../../domain/records/custom-requests.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { LatestCard } from '../cards/LatestCard.tsx';
import { Sender } from '../cards/Sender.tsx';
import { readerOf } from '../live-lists/live-record.ts';
import { useLatest } from '../live-lists/use-latest.ts';

const REQUESTS = collection(db, CUSTOM_REQUESTS.name);

const readRequest = readerOf(CUSTOM_REQUESTS);

/** 'Custom Booth Requests': visitors who were promised a proposal within 24 hours. */
export function CustomRequestsCard() {
  const texts = adminMessages.customRequests;
  const list = useLatest(REQUESTS, readRequest, texts.loadFailed);
  return (
    <LatestCard title="Custom Booth Requests" emptyText={texts.none} noun="custom booth requests" list={list}>
      {(request) => (
        <>
          <Sender from={request} subject={`Your custom booth from ${brand.name}`} />
          <p className="mt-3 text-[0.9375rem] font-medium">
            {allSides(request, 'ft (width, depth, height)') ?? 'Size still open'}
          </p>
          <p className="mt-1 text-[0.9375rem] break-words whitespace-pre-line">{request.requests}</p>
        </>
      )}
    </LatestCard>
  );
}
