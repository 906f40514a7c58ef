import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React's serialization, which is valid HTML
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // A lone '&' in a text is valid HTML
      'no-raw-characters': ['error', { relaxed: true }],
      // A typographic preference
      'tel-non-breaking': 'off',
      // A combobox's list and a styled bar have no native equivalent
      'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
      // The hero's form submits nothing; its links lead on
      'wcag/h32': 'off',
    },
  }),
);

/** Validates a page; returns a line per error, with the element's location. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
