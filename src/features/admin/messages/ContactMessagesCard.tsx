import { collection } from 'firebase/firestore';
import { brand } from '../../../config/brand.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { LatestCard } from '../cards/LatestCard.tsx';
import { Sender } from '../cards/Sender.tsx';
import { useLatest } from '../live-lists/use-latest.ts';
import type { StoredContactMessage } from './stored-messages.ts';

const MESSAGES = collection(db, 'contact_messages');

/** 'Contact Messages': what visitors wrote through the contact form. */
export function ContactMessagesCard() {
  const texts = adminMessages.contactMessages;
  const list = useLatest<StoredContactMessage>(MESSAGES, texts.loadFailed);
  return (
    <LatestCard title="Contact Messages" emptyText={texts.none} noun="contact messages" list={list}>
      {(message) => (
        <>
          <Sender from={message} subject={`Your message to ${brand.name}`} />
          <p className="mt-3 text-[0.9375rem] break-words whitespace-pre-line">{message.message}</p>
        </>
      )}
    </LatestCard>
  );
}
