import { orderBy } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../components/Button.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { WEBHOOK_ENDPOINTS } from '../../../../domain/records/webhook-endpoints.ts';
import { webhookSecretSchema } from '../../../../domain/schemas/webhooks.ts';
import { postFor } from '../../../../lib/admin-api.ts';
import { moveToMiddle } from '../../../../lib/move-to.ts';
import { FactList } from '../../controls/FactList.tsx';
import { useFirst } from '../../controls/live-lists/use-live-list.ts';
import { SettingCard } from '../SettingForm.tsx';
import { Endpoint } from './Endpoint.tsx';
import { EndpointForm } from './EndpointForm.tsx';

/** 'Connected System': another system, such as a CRM, that receives events. */
export function WebhooksCard() {
  const list = useFirst(WEBHOOK_ENDPOINTS, orderBy('created_at'));
  const [endpoint] = list.records;
  const [secret, setSecret] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const noticeRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  // The system leaves the live list before or after the answer about its removal
  useEffect(() => {
    if (!takesFocus || endpoint || isAdding) return;
    addRef.current?.focus();
    setTakesFocus(false);
  }, [takesFocus, endpoint, isAdding]);

  function show(newSecret: string) {
    flushSync(() => {
      setAdding(false);
      setSecret(newSecret);
    });
    moveToMiddle(noticeRef.current);
  }
  function close() {
    setAdding(false);
    setSecret(null);
    setTakesFocus(true);
  }
  return (
    <SettingCard
      title="Connected System"
      about="Send quotes, meetings, proposals, customers, and messages to another system, such as your CRM."
      list={list}
      noun="connected system"
    >
      <div className="flex flex-col gap-5">
        {secret && (
          <Notice ref={noticeRef} tone="brand" title="Copy the secret now">
            <FactList facts={[{ term: 'Secret', text: secret, copied: 'secret', isLong: true }]} />
            <p className="text-muted">
              It is shown only this once. The other system needs it to check that an event comes from this
              site.
            </p>
          </Notice>
        )}
        {endpoint && <Endpoint endpoint={endpoint} onSecret={show} onRemoved={close} />}
        {!endpoint && isAdding && (
          <EndpointForm
            label="Connect"
            failure="Error connecting system"
            save={async (added) => show((await postFor(webhookSecretSchema, 'webhooks', added)).secret)}
            onCancel={close}
          />
        )}
        {!endpoint && !isAdding && (
          <>
            <p className="text-muted">No system is connected yet.</p>
            <Button ref={addRef} className="self-start" onClick={() => setAdding(true)}>
              Connect a system
            </Button>
          </>
        )}
      </div>
    </SettingCard>
  );
}
