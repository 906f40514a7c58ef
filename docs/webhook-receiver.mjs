/**
 * A receiver of the site's events, which prints each once: WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-receiver.mjs
 * It needs `npm install svix` and a proxy with https in front of it: docs/webhooks.md.
 */
import { createServer } from 'node:http';
import { Webhook } from 'svix';

const { WEBHOOK_SECRET = '', PORT = '8080' } = process.env;
const webhook = new Webhook(WEBHOOK_SECRET);

/** Ids of handled events. A real receiver stores them with what the events changed, in one transaction. */
const handled = new Set();

function handle({ type, timestamp, data }) {
  const { email } = data.contact ?? data;
  console.log(JSON.stringify({ type, timestamp, id: data.id, email: email ?? data.user_email }));
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

createServer(async (request, response) => {
  const body = await bodyOf(request);
  try {
    webhook.verify(body, request.headers);
  } catch {
    return response.writeHead(401).end();
  }
  const id = request.headers['webhook-id'];
  if (!handled.has(id)) handle(JSON.parse(body));
  handled.add(id);
  return response.writeHead(204).end();
}).listen(Number(PORT), '127.0.0.1');
