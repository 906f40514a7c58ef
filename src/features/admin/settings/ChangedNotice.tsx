import type { RefObject } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { adminMessages } from '../../../domain/admin-messages.ts';

export interface ChangedNoticeProps {
  /** The stored setting in words. */
  theirs: string;
  noticeRef: RefObject<HTMLDivElement | null>;
  takeTheirs: () => void;
}

/** Someone else has saved the setting meanwhile. */
export function ChangedNotice({ theirs, noticeRef, takeTheirs }: ChangedNoticeProps) {
  return (
    <Notice ref={noticeRef} tone="warning" title={adminMessages.settings.changedMeanwhile}>
      <p className="wrap-anywhere text-muted">
        Stored now: <span className="font-medium text-ink">{theirs}</span>.{' '}
        {adminMessages.settings.changedMeanwhileText}
      </p>
      <Button variant="secondary" size="sm" className="self-start" onClick={takeTheirs}>
        Use theirs
      </Button>
    </Notice>
  );
}
