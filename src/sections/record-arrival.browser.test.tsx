import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cameFrom } from '../lib/submission/submit-intent.ts';
import { recordArrival } from './record-arrival.ts';

const before = location.href;

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  history.replaceState(null, '', before);
  vi.restoreAllMocks();
});

/** Opens a page through a link on another page; '' for none. */
function arrive(url: string, referrer = '') {
  history.replaceState(null, '', url);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  recordArrival();
}

test('campaign, host and path are noted, without the query and the page that linked here', () => {
  arrive('/booths/10x20?utm_source=google&utm_campaign=spring-ces&id=7#quote', 'https://news.example/a?b=c');
  const arrival = {
    utm_source: 'google',
    utm_campaign: 'spring-ces',
    referrer: 'news.example',
    landing: '/booths/10x20',
  };
  expect(cameFrom()).toEqual({ first: arrival, last: arrival });
});

test('the first arrival stays, and only one from elsewhere replaces the last', () => {
  arrive('/faq');
  arrive('/?utm_source=bing');
  arrive('/privacy', `${location.origin}/`);
  expect(cameFrom()).toEqual({
    first: { landing: '/faq' },
    last: { utm_source: 'bing', landing: '/' },
  });
});

test('of a click id only the ad’s network is noted', () => {
  arrive('/?gclid=Cj0KCQiA', 'https://www.google.com/');
  expect(cameFrom()?.last).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    referrer: 'www.google.com',
    landing: '/',
  });
  expect(sessionStorage.getItem('booth-studio:came-from:v1')).not.toContain('Cj0KCQiA');
});

test('addresses are left out, and other texts are bounded and plain', () => {
  const [address, hidden, long] = [
    'vera%40acme.example',
    'a%00%E2%80%AEb%0Ac%F0%9F%8E%AA',
    'x'.repeat(5_000),
  ];
  arrive(`/?utm_term=${address}&utm_source=${hidden}&utm_campaign=${long}`);
  expect(cameFrom()?.last).toEqual({ utm_source: 'abc🎪', utm_campaign: 'x'.repeat(100), landing: '/' });
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
  ['connection', { saveData: true }],
])('with %s nothing is noted, and what was is forgotten', (signal, value) => {
  arrive('/?utm_source=google');
  vi.stubGlobal('navigator', { ...navigator, [signal]: value });
  arrive('/?utm_source=google');
  vi.unstubAllGlobals();
  expect(cameFrom()).toBeNull();
});

test('what someone else has put into the storage is neither sent nor a problem', () => {
  for (const text of ['{', '5', '{"first":{"landing":"/"}}', '{"first":"x","last":{"landing":"/"}}']) {
    sessionStorage.setItem('booth-studio:came-from:v1', text);
    expect(cameFrom()).toBeNull();
    arrive('/?utm_source=google');
  }
});
