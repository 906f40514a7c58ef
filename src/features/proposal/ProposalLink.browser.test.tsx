import { expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { FakeApi } from '../../../tests/browser/fake-api.ts';
import { GET_PROPOSAL, PROPOSAL_TOKEN, proposalPage } from '../../../tests/browser/opened-proposal.tsx';
import { toastOf } from '../../../tests/browser/toasts.ts';

const { sheet, button } = proposalPage;

const readings = (api: FakeApi) =>
  api.requestsTo(GET_PROPOSAL).filter(({ path }) => path.endsWith('?seen=true'));

test('a proposal is reported as read once per tab, when the page is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const api = await proposalPage.open();
  await expect.element(sheet).toBeVisible();
  expect(readings(api)).toHaveLength(0);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => readings(api)).toHaveLength(1);
  await cleanup();
  const again = await proposalPage.open();
  await expect.element(sheet).toBeVisible();
  expect(readings(again)).toHaveLength(0);
});

test('the full link can be copied, although the address no longer has the token', async () => {
  await proposalPage.open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy link').click();
  await expect
    .element(toastOf('Link copied'))
    .toMatchTextContent('Anyone with the link can see and answer this proposal.');
  expect(write).toHaveBeenCalledWith(`${location.origin}${location.pathname}#${PROPOSAL_TOKEN}`);
  expect(location.hash).toBe('');
});
