import { useId, useState } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { adminMessages } from '../../../../domain/admin-messages.ts';
import { formatDay } from '../../../../domain/format-time.ts';
import type { WebhookEndpoint } from '../../../../domain/records/webhook-endpoints.ts';
import { webhookSecretSchema } from '../../../../domain/schemas/webhooks.ts';
import { adminPost } from '../../../../lib/admin-api.ts';
import { answerIn } from '../../kit/answer-in.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { useUndoable } from '../../kit/undoable.ts';
import { Deliveries } from './Deliveries.tsx';
import { EndpointEvents } from './EndpointEvents.tsx';

const texts = adminMessages.webhooks;

interface EndpointProps {
  endpoint: Live<WebhookEndpoint>;
  /** Called with a new secret. */
  onSecret: (secret: string) => void;
  onRemoved: () => void;
}

/** A connected system with its controls and its last deliveries. */
export function Endpoint({ endpoint, onSecret, onRemoved }: EndpointProps) {
  const { id, url, is_active, disabled_since, disabled_reason } = endpoint;
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null);
  const testing = useUndoable(texts.testFailed);
  const switching = useUndoable(texts.changeFailed);
  const { run: runRotate } = useUndoable(texts.rotateFailed);
  const { run: runRemove } = useUndoable(texts.removeFailed);
  const titleId = useId();
  const post = (action: string, body?: object) => adminPost(`webhooks/${id}/${action}`, body);

  async function test() {
    await post('test');
    return { title: texts.tested, description: texts.testedText };
  }
  async function switchOver() {
    await post('change', { is_active: !is_active });
    return { title: is_active ? texts.paused : texts.resumed };
  }
  async function rotate() {
    let secret = '';
    const isDone = await runRotate(async () => {
      ({ secret } = answerIn(await post('rotate'), webhookSecretSchema));
    });
    setAsked(null);
    // After the dialog returned the focus
    if (isDone) setTimeout(() => onSecret(secret));
  }
  async function remove() {
    const isDone = await runRemove(async () => {
      await post('remove');
      return { title: texts.removed };
    });
    setAsked(null);
    if (isDone) setTimeout(onRemoved);
  }
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-control border border-line p-4 text-[0.9375rem]"
    >
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
          <p className="break-words">{disabled_reason}</p>
          <p className="text-muted">{texts.disabledText}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          loading={testing.isWorking}
          onClick={() => void testing.run(test)}
        >
          Send a test
        </Button>
        <Button
          variant="secondary"
          size="sm"
          loading={switching.isWorking}
          onClick={() => void switching.run(switchOver)}
        >
          {is_active ? 'Pause' : 'Resume'}
        </Button>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsked('rotate')}>
          New secret
        </Button>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </div>
      <EndpointEvents endpoint={endpoint} />
      <Deliveries endpoint={endpoint} />
      <ConfirmDialog
        open={asked === 'rotate'}
        title="Make a new secret?"
        description={texts.rotateText}
        confirmLabel="Make a new secret"
        onCancel={() => setAsked(null)}
        onConfirm={rotate}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove this system?"
        description={texts.removeText}
        confirmLabel="Remove"
        onCancel={() => setAsked(null)}
        onConfirm={remove}
      />
    </li>
  );
}
