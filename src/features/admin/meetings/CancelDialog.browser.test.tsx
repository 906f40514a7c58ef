import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  allBookings as all,
  booking,
  expectBookers,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  expectToast,
  NO_NETWORK,
  press,
  question,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { type FakeApi, fakeApi, held, noAnswer } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const CANCEL = 'POST /api/admin/bookings/cancel';
const UNDO = 'POST /api/admin/bookings/undo';

const vera = booking('Vera Visitor');
const canceling = question('Cancel the meeting with Vera Visitor?');

beforeEach(() => startMeetings());

/** Returns a fake API that cancels the requested meetings except `failing`. */
function cancelingApi(...failing: string[]): FakeApi {
  return fakeApi({
    [CANCEL]: ({ body }) => {
      const { ids, reason } = JSON.parse(body) as { ids: string[]; reason: string };
      const canceled = ids.filter((id) => !failing.includes(id));
      for (const id of canceled) {
        const fields = { status: 'cancelled', cancelled_by: 'team', cancel_reason: reason };
        database.change(`bookings/${id}`, fields);
      }
      const changes = canceled.map((id) => ({ id, sequence: 1 }));
      const failed = failing.map((id) => ({ id, code: 'meeting-over' }));
      return { success: true, cancelled: canceled, changes, failed };
    },
  });
}

function select(name: string) {
  return booking(name, all).getByRole('checkbox', { name: new RegExp(`^Select ${name}, `) });
}

test('a meeting is canceled with a reason, shown with its badge; it no longer counts as upcoming', async () => {
  const id = storeBooking();
  storeBooking({ user_name: 'Later', date: '2027-01-20' });
  const api = cancelingApi();
  await openMeetings();
  await expectBookers(['Vera Visitor', 'Later']);
  const opened = await openBooking('Vera Visitor');
  await button('Cancel meeting: Vera Visitor').click();
  await expect
    .element(canceling)
    .toMatchTextContent("Saturday, January 16, 2027 at 10:00 AM (New York). We'll email the visitor");
  await expect.element(button('Keep meeting', canceling)).toHaveFocus();
  await expect
    .element(canceling.getByLabelText('Reason'))
    .toHaveAccessibleDescription('The visitor sees this.');
  await expectAccessible();
  await canceling.getByLabelText('Reason').fill('  We are ill ');
  await button('Cancel meeting', canceling).click();

  await expectToast('Meeting canceled');
  await expect.element(canceling).not.toBeInTheDocument();
  expect(api.requests.map(({ body }) => JSON.parse(body))).toEqual([{ ids: [id], reason: 'We are ill' }]);
  expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer token of demo-admin');
  await expectBookers(['Later', 'Vera Visitor']);
  await expect.element(vera.getByText('Canceled', { exact: true })).toBeVisible();
  await expect.element(opened).toMatchTextContent('Canceled by the team: We are ill');
  await expect.element(button('Cancel meeting: Vera Visitor')).not.toBeInTheDocument();
  await expect.poll(() => opened.element().contains(document.activeElement)).toBe(true);
});

test('the dialog stays while canceling; neither a long reason nor a failure loses the typed text', async () => {
  allowProblems(REPORTED);
  storeBooking();
  const waiting = held(noAnswer);
  const api = fakeApi({ [CANCEL]: waiting.answer });
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Cancel meeting: Vera Visitor').click();
  const reason = canceling.getByLabelText('Reason');
  await reason.fill('x'.repeat(501));
  await button('Cancel meeting', canceling).click();
  await expect.element(canceling).toMatchTextContent('Please use at most 500 characters');
  expect(api.requests).toEqual([]);
  await reason.fill('We are ill');
  await button('Cancel meeting', canceling).click();
  await expect.element(reason).toHaveAttribute('readonly');
  await press('{Escape}');
  await expect.element(canceling).toBeVisible();
  waiting.release();
  await expectToast('Error canceling meeting', NO_NETWORK);
  api.answer(CANCEL, () => new Response('<html>', { status: 200 }));
  await button('Cancel meeting', canceling).click();
  await expectToast('Error canceling meeting', "The server's answer could not be read.");
  await expect.element(reason).toHaveValue('We are ill');
});

test('several selected meetings are canceled together; one that has begun stays and is reported', async () => {
  const ids = ['A', 'B', 'C', 'D'].map((user_name, index) =>
    storeBooking({ user_name, date: `2027-01-${16 + index}` }),
  );
  storeBooking({ user_name: 'Past', date: '2027-01-05' });
  const api = cancelingApi(ids[1] ?? '');
  await showAllBookings();
  await expect.element(booking('Past', all)).toBeVisible();
  await expect.element(select('Past')).not.toBeInTheDocument();
  await expect.element(button('Cancel selected', all)).not.toBeInTheDocument();
  for (const name of ['A', 'B', 'C']) await select(name).click();
  await expect.element(all.getByText('3 selected')).toBeVisible();
  await button('Cancel selected', all).click();
  await question('Cancel 3 meetings?').getByLabelText('Reason').fill('We are ill');
  await button('Cancel 3 meetings').click();

  await expectToast('2 meetings canceled');
  await expectToast(
    'Error canceling meeting',
    'One meeting has started or was deleted, so it was not canceled.',
  );
  const left = question('Cancel the meeting with B?');
  await expect.element(left.getByLabelText('Reason')).toHaveValue('We are ill');
  expect(JSON.parse(api.requests[0]?.body ?? '').ids.toSorted()).toEqual(ids.slice(0, 3).toSorted());
  await button('Keep meeting', left).click();
  for (const name of ['A', 'C']) {
    await expect.element(booking(name, all).getByText('Canceled', { exact: true })).toBeVisible();
    await expect.element(select(name)).not.toBeInTheDocument();
  }
  await expect.element(booking('B', all)).not.toMatchTextContent('Canceled');
  await expect.element(all.getByText('1 selected')).toBeVisible();
});

test('on a phone no checkbox shows through the bar with the actions', async () => {
  await setViewport(PHONE);
  for (let day = 10; day < 24; day += 1) storeBooking({ user_name: `G${day}`, date: `2027-01-${day}` });
  await showAllBookings();
  await select('G23').click();
  const bar = all.getByText('1 selected').element().parentElement;
  const box = select('G12').element();
  const middleOf = (element: Element | null) => {
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  box.closest('.overflow-y-auto')?.scrollBy(0, middleOf(box) - middleOf(bar));

  await expect.poll(() => Math.round(middleOf(box) - middleOf(bar))).toBe(0);
  const seen = document.elementFromPoint(box.getBoundingClientRect().left + 5, middleOf(box));
  expect(bar?.contains(seen)).toBe(true);
});

test('only visible bookings are selected, and the selection can be cleared', async () => {
  for (const user_name of ['Anna', 'Berta', 'Clara']) {
    storeBooking({ user_name, time: user_name === 'Anna' ? '9:00 AM' : '1:00 PM' });
  }
  await showAllBookings();
  await select('Anna').click();
  await select('Berta').click();
  await expectAccessible();
  await all.getByLabelText('Search').fill('anna');
  await expectBookers(['Anna'], all);
  await expect.element(all.getByText('1 selected')).toBeVisible();
  await button('Clear selection', all).click();
  await expect.element(select('Anna')).not.toBeChecked();
  await expect.element(all.getByText('1 selected')).not.toBeInTheDocument();
});

test('more meetings than one request can take are canceled by several', async () => {
  for (let day = 0; day < 52; day += 1) {
    const date = new Date(Date.UTC(2027, 0, 7 + day)).toISOString().slice(0, 10);
    storeBooking({ user_name: `Guest ${day}`, date });
  }
  const api = cancelingApi();
  await showAllBookings();
  await button('Load more', all).click();
  await button('Load more', all).click();
  await expect
    .poll(() => all.getByRole('listitem').elements()[50]?.contains(document.activeElement))
    .toBe(true);
  await expect.poll(() => all.getByRole('checkbox').elements().length).toBe(52);
  for (const box of all.getByRole('checkbox').elements()) (box as HTMLElement).click();
  await button('Cancel selected', all).click();
  await button('Cancel 52 meetings').click();
  await expectToast('52 meetings canceled');
  expect(api.requests.map(({ body }) => JSON.parse(body).ids.length)).toEqual([50, 2]);
  await expect.element(question('Cancel 52 meetings?')).not.toBeInTheDocument();
});

test('by one press canceled meetings that can be are restored, and the reasons for the others are given', async () => {
  const names = ['Vera Visitor', 'B', 'C'];
  const ids = names.map((user_name) => storeBooking({ user_name }));
  const [restored, ...others] = ids;
  const changes = ids.map((id) => ({ id, sequence: 1 }));
  const failed = others.map((id) => ({ id, code: 'undo-slot-taken' }));
  const api = fakeApi({
    [CANCEL]: { success: true, cancelled: ids, changes, failed: [] },
    [UNDO]: { success: true, undone: [restored], failed },
  });
  await showAllBookings();
  for (const name of names) await select(name).click();
  await button('Cancel selected', all).click();
  await button('Cancel 3 meetings').click();
  await expect.element(booking('Vera Visitor', all).getByText('Canceled', { exact: true })).toBeVisible();
  await button('Undo').click();
  await expectToast(
    '2 changes not undone',
    'Someone has booked that time. The change stands, and the visitor will be notified.',
  );
  await expect
    .element(booking('Vera Visitor', all).getByText('Canceled', { exact: true }))
    .not.toBeInTheDocument();
  await expect.element(booking('B', all).getByText('Canceled', { exact: true })).toBeVisible();
  expect(api.requestsTo(UNDO).map(({ body }) => JSON.parse(body))).toEqual([{ changes }]);
  await openBooking('Vera Visitor', all);
  await expect.element(button('Cancel meeting: Vera Visitor')).toBeVisible();
});
