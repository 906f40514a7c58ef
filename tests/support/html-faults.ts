import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React serializes, which is valid HTML
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // A lone '&' in a text is valid HTML
      'no-raw-characters': ['error', { relaxed: true }],
      // A typographic preference
      'tel-non-breaking': 'off',
      // A combobox's list and a styled bar have no native element that does the same
      'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
      // The hero's form submits nothing: its links lead on
      'wcag/h32': 'off',
    },
  }),
);

/** Validates a page; returns a line for each fault, with the place of the element. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
