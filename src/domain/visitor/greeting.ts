import { firstName } from './strangers-words.ts';

/** Returns 'Hi Vera,' for a person's full name, or 'Hi,' if it has no first name to greet. */
export function greeting(name: string): string {
  return `${['Hi', firstName(name)].filter(Boolean).join(' ')},`;
}
