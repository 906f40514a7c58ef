import { paragraph, renderMail } from '../mail-kit/layout.ts';
import type { RenderedMail } from '../mail-kit/outbox.ts';
import type { Outcome } from './send-webhook.ts';

/** Returns the team's mail about an endpoint that was disabled. `host` is its server. */
export function disabledMail(
  host: string,
  { verdict, failure }: Pick<Outcome, 'verdict' | 'failure'>,
  siteUrl: string,
): RenderedMail {
  const title = `${host} no longer gets events`;
  const reasons: Partial<Record<Outcome['verdict'], string>> = {
    sealed: `Events to the connected system at ${host} can't be signed. ${failure}`,
    gone: `The connected system at ${host} asked for no more events. ${failure}`,
  };
  const remedy =
    verdict === 'sealed'
      ? 'Make a new secret in the panel, enter it in the other system, then resume it'
      : 'Once it works again, resume it in the panel';
  return renderMail({
    kind: 'webhook-disabled',
    subject: title,
    preview: failure,
    title,
    blocks: [
      paragraph(
        reasons[verdict] ?? `The connected system at ${host} accepted no event for 24 hours. ${failure}`,
      ),
      paragraph(
        `Nothing is lost: events that happen in the meantime are stored. ${remedy}, and send again what was not delivered: ${siteUrl}/admin#settings?group=connections`,
      ),
    ],
  });
}

/** Returns the team's mail about an event that is not sent again by itself, the first one of a day. */
export function failedMail(host: string, event: string, failure: string, siteUrl: string): RenderedMail {
  const title = `${host} did not get an event`;
  return renderMail({
    kind: 'webhook-failures',
    subject: title,
    preview: failure,
    title,
    blocks: [
      paragraph(`${event} was not delivered to the connected system at ${host}. ${failure}`),
      paragraph(
        `It is stored, and so are others that fail today, without another mail. 'Last deliveries' in the panel lists them and can send them again: ${siteUrl}/admin#settings?group=connections`,
      ),
    ],
  });
}
