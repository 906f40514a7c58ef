import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What a server answers: 'taken', a code such as 550, or never anything. */
export type Answer = 'taken' | 'silence' | number;

type Answers<About> = (about: About) => Answer | Promise<Answer>;

/** A mail as it came in over the wire, whatever was answered to it. */
export interface Received {
  readonly to: string;
  readonly source: string;
}

/**
 * A mail server of this test's own. It takes every mail unless `recipient` says otherwise of an address, or `content` of a
 * mail that it has been given whole; with `password: false` it lets nobody in.
 */
export async function startMailServer({
  recipient = () => 'taken',
  content = () => 'taken',
  password = true,
}: {
  recipient?: Answers<string>;
  content?: Answers<Received>;
  password?: boolean;
} = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: password,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onAuth: (_auth, _session, answer) => answer(refusal(535)),
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
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  const account = password ? '' : 'user:wrong@';
  return { url: `smtp://${account}127.0.0.1:${port}`, received };
}

async function say(given: Answer | Promise<Answer>, answer: (error?: Error) => void): Promise<void> {
  const said = await given;
  if (said === 'taken') answer();
  else if (said !== 'silence') answer(refusal(said));
}

/** The text has an address in it, as those of many servers. */
function refusal(responseCode: number): Error {
  return Object.assign(new Error('vera@acme.example is not wanted'), { responseCode });
}
