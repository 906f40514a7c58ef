/** A response that is not valid for any route. */
export interface UnusableAnswer {
  readonly name: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PORTAL = '<!doctype html><title>Hall Wi-Fi</title><h1>Sign in to go online</h1>';

/** Error text of an unsuccessful result. */
export const UNSUCCESSFUL_TEXT = 'The calendar cannot be reached.';

/**
 * Responses that do not tell if a request was carried out: a portal's, a proxy's, a truncated one, or one without
 * success.
 */
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

/** Returns the response with this name. */
export function unusableAnswer(name: string): UnusableAnswer {
  const answer = UNUSABLE_ANSWERS.find((candidate) => candidate.name === name);
  if (!answer) throw new Error(`There is no answer '${name}'`);
  return answer;
}
