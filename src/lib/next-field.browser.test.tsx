import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Honeypot } from '../components/Honeypot.tsx';
import { TextArea } from '../components/TextArea.tsx';
import { TextField } from '../components/TextField.tsx';
import { goToNextField } from './next-field.ts';

const onSubmit = vi.fn();

function field(name: string) {
  return page.getByRole('textbox', { name });
}

async function open(pointer: 'coarse' | 'fine') {
  const { matches } = window.matchMedia('(pointer: coarse)');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query === '(pointer: coarse)' ? pointer === 'coarse' : matches }) as MediaQueryList,
  );
  await render(
    <form
      noValidate
      onKeyDown={goToNextField}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField label="Name" enterKeyHint="next" />
      <Honeypot />
      <TextArea label="HourChoices" enterKeyHint="enter" />
      <TextField label="Phone" enterKeyHint="send" />
      <button type="submit">Send</button>
    </form>,
  );
}

beforeEach(() => {
  onSubmit.mockClear();
});

test("a touch keyboard's Enter key moves to the next field where it says so, and submits where it says that", async () => {
  await open('coarse');
  await field('Name').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('HourChoices')).toHaveFocus();
  await userEvent.keyboard('one{Enter}two');
  await expect.element(field('HourChoices')).toHaveValue('one\ntwo');
  expect(onSubmit).not.toHaveBeenCalled();
  await field('Phone').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('with a hardware keyboard Enter submits from any line', async () => {
  await open('fine');
  await field('Name').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(field('Name')).toHaveFocus();
});
