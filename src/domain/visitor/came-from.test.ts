import { expect, test } from 'vitest';
import { cameFromText, channelOf } from './came-from.ts';

const landing = '/booths/10x20';

test.each([
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'Google ad'],
  [{ utm_source: 'LinkedIn', utm_medium: 'paid-social' }, 'LinkedIn ad'],
  [{ utm_source: 'Expo-News', utm_medium: 'email' }, 'expo-news email'],
  [{ utm_source: 'partner', utm_medium: 'Referral' }, 'partner (referral)'],
  [{ utm_source: 'constructor' }, 'constructor'],
  [{ referrer: 'www.google.com' }, 'Google search'],
  [{ referrer: 'www.google.co.uk' }, 'Google search'],
  [{ referrer: 'notgoogle.example' }, 'notgoogle.example'],
  [{ referrer: 'www.exhibitoronline.example' }, 'exhibitoronline.example'],
  [{}, 'Direct'],
])('%j is the channel %s', (arrival, channel) => {
  expect(channelOf({ ...arrival, landing })).toBe(channel);
});

test('the line has the campaign, its term and the landing page, and the first arrival only if it was another', () => {
  const last = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring-ces', landing };
  expect(cameFromText({ first: last, last })).toBe('Google ad, campaign spring-ces, landed on /booths/10x20');
  const found = { ...last, utm_term: 'ces booth' };
  expect(cameFromText({ first: { landing: '/' }, last: found })).toBe(
    'Google ad, campaign spring-ces, term ces booth, landed on /booths/10x20; first: Direct, landed on /',
  );
  expect(cameFromText(undefined)).toBe('');
});
