import { useId } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { SECRET_LOST, type WebhookEndpoint } from '../../../../domain/records/webhook-endpoints.ts';
import { webhookSecretSchema } from '../../../../domain/schemas/webhooks.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { adminPost, postFor } from '../../../../lib/admin-api.ts';
import { AskButton } from '../../controls/AskButton.tsx';
import { Disclosure } from '../../controls/Disclosure.tsx';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { WorkButton } from '../../controls/WorkButton.tsx';
import { Deliveries, Undelivered } from './Deliveries.tsx';
import { EndpointForm } from './EndpointForm.tsx';
import { webhookMessages } from './webhook-messages.ts';

const texts = webhookMessages;

interface EndpointProps {
  endpoint: Stored<WebhookEndpoint>;
  /** Called with a new secret. */
  onSecret: (secret: string) => void;
  onRemoved: () => void;
}

/** The connected system with its controls and latest deliveries. */
export function Endpoint({ endpoint, onSecret, onRemoved }: EndpointProps) {
  const { id, url, sales_only, is_active, disabled_since, disabled_reason } = endpoint;
  const titleId = useId();
  const route = `webhooks/${id}`;

  async function test() {
    await adminPost(`${route}/test`);
    return { title: texts.tested, description: texts.testedText };
  }
  async function switchOver() {
    await adminPost(`${route}/change`, { is_active: !is_active });
    return { title: is_active ? texts.paused : texts.resumed };
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div role="group" aria-labelledby={titleId} className="flex flex-col gap-3 text-[0.9375rem]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p id={titleId} className="min-w-0 font-medium wrap-anywhere">
          {url.replace(/^https:\/\//, '')}
        </p>
        <Badge tone={is_active ? 'success' : disabled_since ? 'danger' : 'neutral'}>
          {is_active ? 'Active' : disabled_since ? 'Disabled' : 'Paused'}
        </Badge>
      </div>
      {disabled_since && (
        <Notice tone="danger" title={texts.disabled(formatDay(disabled_since.toDate()))}>
          <p className="wrap-anywhere">{disabled_reason}</p>
          <p className="text-muted">
            {disabled_reason === SECRET_LOST ? texts.secretLostText : texts.disabledText}
          </p>
        </Notice>
      )}
      <Undelivered endpoint={endpoint} />
      <div className="flex flex-wrap gap-2">
        <WorkButton work={test} failure={texts.testFailed}>
          Send a test
        </WorkButton>
        <WorkButton work={switchOver} failure={texts.changeFailed}>
          {is_active ? 'Pause' : 'Resume'}
        </WorkButton>
        <AskButton
          size="sm"
          label="New secret"
          title="Make a new secret?"
          description={texts.rotateText}
          confirmLabel="Make a new secret"
          work={() => postFor(webhookSecretSchema, `${route}/rotate`)}
          failure={texts.rotateFailed}
          onDone={({ secret }) => onSecret(secret)}
        />
        <AskButton
          size="sm"
          label="Remove"
          title="Remove this system?"
          description={texts.removeText}
          work={() => adminPost(`${route}/remove`)}
          failure={texts.removeFailed}
          onDone={() => {
            onRemoved();
            toast({ title: texts.removed, variant: 'success' });
          }}
        />
      </div>
      <Disclosure label={`Address and events: ${sales_only ? 'sales only' : 'everything'}`}>
        <EndpointForm
          values={{ url, sales_only }}
          label="Save"
          failure={texts.changeFailed}
          save={async (change) => {
            await adminPost(`${route}/change`, change);
            toast({ title: texts.changed, variant: 'success' });
          }}
        />
      </Disclosure>
      <Disclosure label="Last deliveries">
        <Deliveries endpoint={endpoint} />
      </Disclosure>
    </div>
  );
}
