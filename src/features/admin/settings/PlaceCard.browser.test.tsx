import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
  press,
  REFUSAL,
  REPORTED,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { loseAnswers, refuseToSave, startSettings } from '../../../../tests/browser/admin-settings.ts';
import type { FakeApi } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';
import { PlaceCard } from './SettingsSection.tsx';

const PATH = 'team_settings/meetings';
const TEMPLATE = 'https://meet.example.com/booth-{reference}';
const PHONE_CALL = { place_kind: 'phone', video_url: null, address: '' };

const place = card('Where We Meet');
const kind = (name: string) => place.getByRole('radio', { name: new RegExp(`^${name}`) });
const room = place.getByLabelText('Address of the video room');
const address = place.getByLabelText('Where you meet');
const save = button('Save place', place);
const notice = place.getByRole('alert');

let api: FakeApi;
beforeEach(() => {
  api = startSettings();
});

/** Stores a setting as the other administrator. */
function storePlace(fields: object = {}): void {
  database.store(PATH, {
    place_kind: 'video',
    video_url: 'https://meet.example.com/all',
    address: '',
    admin_id: PARTNER.uid,
    ...fields,
  });
}

/** Types another room while the other administrator switches to phone calls. */
async function conflict(): Promise<void> {
  storePlace();
  await openCard(<PlaceCard />);
  await room.fill(TEMPLATE);
  database.change(PATH, PHONE_CALL);
  await save.click();
  await expect.element(notice).toHaveFocus();
}

test('the first choice makes the record; a missing or unsafe address is refused, and a template shows its link', async () => {
  await openCard(<PlaceCard />);
  await expect.element(kind('Video room')).toBeChecked();
  await save.click();
  await expect.element(room).toHaveAccessibleDescription(/Enter the address of the video room$/);
  await expect.element(room).toHaveFocus();
  await room.fill('javascript:alert(1)');
  await expect.element(place.getByText('Visitors get')).not.toBeInTheDocument();
  await save.click();
  await expect.element(room).toHaveAccessibleDescription(/Use an address that starts with https:\/\/$/);
  await expect.element(room).toHaveValue('javascript:alert(1)');
  expect(database.read(PATH)).toBeUndefined();
  await room.fill(` ${TEMPLATE} `);
  await expect.element(place).toMatchTextContent('Visitors get https://meet.example.com/booth-BK-7F3K9Q');
  await save.click();
  await expectToast('Meeting place saved');
  expect(database.only('team_settings')).toMatchObject({
    id: 'meetings',
    place_kind: 'video',
    video_url: TEMPLATE,
    address: '',
    admin_id: ADMIN.uid,
  });
});

test('an address is needed to meet in person; what was typed for another kind is not in the way', async () => {
  storePlace();
  await openCard(<PlaceCard />);
  await expect.element(room).toHaveValue('https://meet.example.com/all');
  await room.fill('http://');
  await kind('Address').click();
  await save.click();
  await expect.element(address).toHaveAccessibleDescription(/Enter the address$/);
  await address.fill('12 Main Street, Reno, NV');
  await save.click();
  await expectToast('Meeting place saved');
  expect(database.read(PATH)).toMatchObject({
    place_kind: 'address',
    video_url: null,
    address: '12 Main Street, Reno, NV',
    admin_id: PARTNER.uid,
  });
});

test('by keyboard alone: to the phone and saved', async () => {
  storePlace();
  await openCard(<PlaceCard />);
  await tabTo(kind('Video room'));
  await press('{ArrowDown}');
  await expect.element(kind('Phone')).toBeChecked();
  await tabTo(save);
  await press('{Enter}');
  await expectToast('Meeting place saved');
  expect(database.read(PATH)).toMatchObject(PHONE_CALL);
});

test('the card follows what the other administrator saves, until something is typed', async () => {
  storePlace();
  await openCard(<PlaceCard />);
  await expect.element(room).toHaveValue('https://meet.example.com/all');
  database.change(PATH, { video_url: 'https://meet.example.com/two' });
  await expect.element(room).toHaveValue('https://meet.example.com/two');
  await room.fill(TEMPLATE);
  database.change(PATH, { video_url: 'https://meet.example.com/three' });
  await expect.element(room).toHaveValue(TEMPLATE);
});

test('the second to save is told, keeps what was typed, and can replace what is stored', async () => {
  await conflict();
  await expect.element(notice).toMatchTextContent('Changed since you opened it');
  await expect.element(room).toHaveValue(TEMPLATE);
  expect(database.read(PATH)).toMatchObject(PHONE_CALL);
  await button('Save mine', notice).click();
  await expectToast('Meeting place saved');
  await expect.element(notice).not.toBeInTheDocument();
  expect(database.read(PATH)).toMatchObject({ place_kind: 'video', video_url: TEMPLATE });
});

test('the second to save can take over what is stored', async () => {
  await conflict();
  await button('Load theirs', notice).click();
  await expect.element(kind('Phone')).toBeChecked();
  await expect.element(notice).not.toBeInTheDocument();
});

test('saving again after a lost answer is no quarrel with oneself, nor is the next change', async () => {
  allowProblems(REPORTED);
  storePlace();
  await openCard(<PlaceCard />);
  await room.fill(TEMPLATE);
  const keepAnswers = loseAnswers(api);
  await save.click();
  await expectToast('Error saving meeting place');
  keepAnswers();
  await save.click();
  await expectToast('Meeting place saved');
  await kind('Phone').click();
  await save.click();
  await expect.poll(() => database.read(PATH)).toMatchObject(PHONE_CALL);
  await expect.element(notice).not.toBeInTheDocument();
});

test('a refused change is reported, and what was typed stays', async () => {
  allowProblems(REPORTED);
  await openCard(<PlaceCard />);
  await room.fill(TEMPLATE);
  refuseToSave(api, REFUSAL);
  await save.click();
  await expectToast('Error saving meeting place', REFUSAL);
  await expect.element(room).toHaveValue(TEMPLATE);
});

test('a place that cannot be loaded can be asked for again, and is not overwritten meanwhile', async () => {
  allowProblems(REPORTED);
  storePlace();
  database.refuse();
  await openCard(<PlaceCard />);
  await expect.element(place).toMatchTextContent('The meeting place could not be loaded.');
  await expect.element(save).not.toBeInTheDocument();
  database.allow();
  await button('Try again', place).click();
  await expect.element(room).toHaveValue('https://meet.example.com/all');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: each kind, with what is missing, and a conflict`, async () => {
    await setViewport(viewport);
    await conflict();
    await expectAccessible();
    for (const name of ['Video room', 'Address', 'Phone']) {
      await kind(name).click();
      if (name === 'Video room') await room.fill('');
      if (name !== 'Phone') await save.click();
      await expectAccessible();
    }
  });
}
