import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A server's response: 'taken', a code such as 550, or none. */
export type Answer = 'taken' | 'silence' | number;

type Answers<About> = (about: About) => Answer | Promise<Answer>;

/** A mail as received over the wire, whatever the response. */
export interface Received {
  readonly to: string;
  readonly source: string;
}

/**
 * Starts a mail server for one test. It accepts every mail unless `recipient` decides otherwise for an address, or
 * `content` for a complete mail.
 */
export async function startMailServer({
  recipient = () => 'taken',
  content = () => 'taken',
}: {
  recipient?: Answers<string>;
  content?: Answers<Received>;
} = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, answer) => void say(recipient(address), answer),
    onData: (stream, session, answer) =>
      void text(stream).then(
        (source) => {
          const mail = { to: session.envelope.rcptTo.map(({ address }) => address).join(), source };
          received.push(mail);
          return say(content(mail), answer);
        },
        () => undefined,
      ),
  });
  // Some tests are about clients that disconnect midway
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

async function say(given: Answer | Promise<Answer>, answer: (error?: Error) => void): Promise<void> {
  const said = await given;
  if (said === 'taken') answer();
  else if (said !== 'silence') answer(refusal(said));
}

/** Returns a refusal whose text contains an address, as many servers' texts do. */
function refusal(responseCode: number): Error {
  return Object.assign(new Error('vera@acme.example is not wanted'), { responseCode });
}
