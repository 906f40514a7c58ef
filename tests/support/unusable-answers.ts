/** An answer as it comes over the network; what a route's answer has to be, it is not. */
export interface UnusableAnswer {
  readonly name: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PORTAL = '<!doctype html><title>Hall Wi-Fi</title><h1>Sign in to go online</h1>';

/** What the unsuccessful result says that has a text. */
export const UNSUCCESSFUL_TEXT = 'The calendar cannot be reached.';

/** Answers after which nothing is known about what was sent: a portal's, a proxy's, cut off, or without a success. */
export const UNUSABLE_ANSWERS: readonly UnusableAnswer[] = [
  { name: 'a portal’s 403', status: 403, contentType: HTML, body: PORTAL },
  { name: 'a portal’s 511', status: 511, contentType: HTML, body: PORTAL },
  { name: 'a page with 200', status: 200, contentType: HTML, body: PORTAL },
  { name: 'an empty 200', status: 200, contentType: JSON_TYPE, body: '' },
  { name: 'an unsuccessful result', status: 200, contentType: JSON_TYPE, body: '{"success":false}' },
  {
    name: 'an unsuccessful result with a text',
    status: 200,
    contentType: JSON_TYPE,
    body: JSON.stringify({ success: false, error: UNSUCCESSFUL_TEXT }),
  },
  { name: 'half a body', status: 201, contentType: JSON_TYPE, body: '{"success":true,' },
  { name: 'a proxy’s 503', status: 503, contentType: HTML, body: '<h1>Service Unavailable</h1>' },
];

/** The answer of this name. */
export function unusableAnswer(name: string): UnusableAnswer {
  const answer = UNUSABLE_ANSWERS.find((candidate) => candidate.name === name);
  if (!answer) throw new Error(`There is no answer '${name}'`);
  return answer;
}
