import type { Ref } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { brand, mailtoUrl, telUrl } from '../../config/brand.ts';
import type { SendState } from './use-send-message.ts';

export interface SendNoticeProps {
  state: SendState;
  ref: Ref<HTMLDivElement>;
}

/** Says beside the form what a toast says only for seconds, with the other ways to reach the team. */
export function SendNotice({ state, ref }: SendNoticeProps) {
  if (state.status === 'interrupted') {
    return (
      <Notice ref={ref} tone="brand" title="Your message may be with us already">
        <p className="text-muted">
          The page was left before we could confirm it. Send it again to be sure: we never get it twice.
        </p>
      </Notice>
    );
  }
  if (state.status !== 'failed') return null;
  const link = 'focus-ring rounded-sm py-1 font-medium text-brand-strong underline underline-offset-4';
  return (
    <Notice ref={ref} tone="danger" title="Your message was not sent">
      <div className="text-muted">
        <p>{state.text}</p>
        <p>Everything you typed is still here.</p>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]">
        <a href={mailtoUrl('Question about a booth')} className={link}>
          {brand.email}
        </a>
        <a href={telUrl()} className={link}>
          {brand.phone}
        </a>
      </p>
    </Notice>
  );
}
