import { Mail, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ButtonLink } from '../../../../components/ButtonLink.tsx';
import { brand } from '../../../../config/brand.ts';
import { storedQuoteAddress } from '../../../../domain/quote/quote-link.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { greeting } from '../../../../domain/visitor/strangers-words.ts';
import { mailLink, telLink } from '../../../../lib/contact-links.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { useSaveDeal } from './use-save-deal.ts';

/** 'Answer', which opens a mail with the newest quote's link, or a call, and then offers to mark as answered. */
export function AnswerDeal({ deal, quote }: { deal: Stored<Deal>; quote?: QuoteSubmission | undefined }) {
  const [wasPressed, setPressed] = useState(false);
  const answerRef = useRef<HTMLAnchorElement>(null);
  const { isWorking, save } = useSaveDeal(deal);
  const { name, email, phone, state, waiting } = deal;
  const Icon = email ? Mail : Phone;
  const url = quote && storedQuoteAddress(location.origin, quote);
  const hi = `${greeting(name)}\n\n`;
  const body = url ? `${hi}\n\nYour quote: ${url}\n` : hi;
  const href = email ? mailLink(email, `Your booth from ${brand.name}`, body) : telLink(phone);

  async function mark() {
    // The pressed button is removed
    if (await save({ state: state === 'new' ? 'answered' : state })) answerRef.current?.focus();
  }
  if (!href) return null;
  return (
    <>
      <ButtonLink
        ref={answerRef}
        variant="secondary"
        size="sm"
        href={href}
        aria-label={`Answer ${name}`}
        onClick={() => setPressed(true)}
      >
        <Icon aria-hidden="true" className="size-4" />
        Answer
      </ButtonLink>
      {wasPressed && (state === 'new' || waiting) && (
        <Button
          size="sm"
          loading={isWorking}
          aria-label={`Mark ${name} as answered`}
          onClick={() => void mark()}
        >
          Mark as answered
        </Button>
      )}
    </>
  );
}
