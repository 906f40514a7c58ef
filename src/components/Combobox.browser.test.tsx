import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox.tsx';

const TOWNS = ['Denver', 'Dallas', 'Miami'];

/** A field with its state, as in a form. */
function Towns({ towns = TOWNS, onSelect = (_town: string | null) => {} }) {
  const [text, setText] = useState('');
  const [town, setTown] = useState<string | null>(null);
  return (
    <Combobox
      label="Town"
      enterKeyHint="done"
      items={towns.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()))}
      itemToString={(name) => name}
      itemToKey={(name) => name}
      inputValue={text}
      onInputValueChange={setText}
      selectedItem={town}
      onSelect={(name) => {
        setTown(name);
        if (name !== null) setText(name);
        onSelect(name);
      }}
      emptyText="No such town"
    />
  );
}

const field = page.getByRole('combobox', { name: 'Town' });
const options = page.getByRole('option');

test('assistive technology is pointed to an option only while one is highlighted', async () => {
  await render(<Towns />);
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await field.click();
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.first().element().id);
  await field.fill('nowhere');
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
});

test('leaving the field selects an option typed in full, and keeps any other text', async () => {
  const onSelect = vi.fn();
  await render(
    <>
      <p>Elsewhere</p>
      <Towns onSelect={onSelect} />
    </>,
  );
  await field.click();
  await userEvent.keyboard('denver');
  await page.getByText('Elsewhere').click();
  await expect.element(field).toHaveValue('Denver');
  expect(onSelect.mock.calls).toEqual([['Denver']]);
  await field.fill('Da');
  await page.getByText('Elsewhere').click();
  await expect.element(options).toHaveLength(0);
  await expect.element(field).toHaveValue('Da');
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a long list is 15rem high and scrolls', async () => {
  await render(<Towns towns={Array.from({ length: 30 }, (_, index) => `Town ${index}`)} />);
  await field.click();
  const list = page.getByRole('listbox').element();
  expect(list.getBoundingClientRect().height).toBe(15 * 16);
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
});
