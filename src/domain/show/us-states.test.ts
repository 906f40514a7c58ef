import { expect, test } from 'vitest';
import { isState } from '../quote/pricing.ts';
import { stateCode, US_STATES } from './us-states.ts';

test('there are fifty states and DC, in the order of their names, all of which have a price', () => {
  const names = Object.values(US_STATES);
  expect(names).toHaveLength(51);
  expect(names).toEqual([...names].sort());
  for (const code of Object.keys(US_STATES)) expect(isState(code)).toBe(true);
});

test('a state is found by its code, name or abbreviation, in any case, with or without dots', () => {
  expect(stateCode('FL')).toBe('FL');
  expect(stateCode(' fl ')).toBe('FL');
  expect(stateCode('florida')).toBe('FL');
  expect(stateCode('New York')).toBe('NY');
  for (const text of ['', 'Flo', 'York', 'XX']) expect(stateCode(text)).toBe('');
});

test.each([
  ['Ala. Alaska Ariz. Ark. Calif. Colo. Conn. Del. Fla. Ga.', 'AL AK AZ AR CA CO CT DE FL GA'],
  ['Hawaii Idaho Ill. Ind. Iowa Kan. Ky. La. Maine Md. Mass.', 'HI ID IL IN IA KS KY LA ME MD MA'],
  ['Mich. Minn. Miss. Mo. Mont. Neb. Nev. N.H. N.J. N.M. N.Y.', 'MI MN MS MO MT NE NV NH NJ NM NY'],
  ['N.C. N.D. Ohio Okla. Ore. Pa. R.I. S.C. S.D. Tenn. Texas', 'NC ND OH OK OR PA RI SC SD TN TX'],
  ['Utah Vt. Va. Wash. W.Va. Wis. Wyo. D.C. Tx. Tex.', 'UT VT VA WA WV WI WY DC TX TX'],
  ['P.R. USVI CNMI Guam', 'PR VI MP GU'],
])('%s are %s', (texts, codes) => {
  expect(texts.split(' ').map(stateCode)).toEqual(codes.split(' '));
});
