import { collection } from 'firebase/firestore';
import { brand } from '../../../config/brand.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { CONTACT_MESSAGES } from '../../../domain/records/contact-messages.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { LatestCard } from '../cards/LatestCard.tsx';
import { Sender } from '../cards/Sender.tsx';
import { readerOf } from '../live-lists/live-record.ts';
import { useLatest } from '../live-lists/use-latest.ts';

const MESSAGES = collection(db, CONTACT_MESSAGES.name);

const readMessage = readerOf(CONTACT_MESSAGES);

/** 'Contact Messages': what visitors wrote through the contact form. */
export function ContactMessagesCard() {
  const texts = adminMessages.contactMessages;
  const list = useLatest(MESSAGES, readMessage, texts.loadFailed);
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
