/** What can be chosen in a field, by the schemas and by firestore.rules. */
import type { FieldSchema } from './bounds.ts';
import type { WrittenCollection } from './records.ts';

/** The lists of choices of a collection's fields, sorted and joined, each once. */
export function choicesOf({ properties = {} }: FieldSchema): string[] {
  const lists = Object.values(properties).flatMap((field) => {
    const choices = field.enum ?? field.items?.enum;
    return choices ? [choices.toSorted().join(', ')] : choicesOf(field);
  });
  return [...new Set(lists)];
}

/** The same as firestore.rules have them, in the block of the collection, and in what it asks about hours. */
export function choicesInRules(rules: string, name: WrittenCollection): string[] {
  const [, block = ''] = rules.split(`match /${name}/`);
  const [own = ''] = block.split('match /');
  const [, shared = ''] = own.includes('areSlots(') ? rules.split('function areSlots(') : [];
  const [slots = ''] = shared.split('function ');
  return [...`${slots}${own}`.matchAll(/(?: in |slots\.hasOnly\()\[([^\]]+)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)]
      .map(([, choice = '']) => choice)
      .sort()
      .join(', '),
  );
}
