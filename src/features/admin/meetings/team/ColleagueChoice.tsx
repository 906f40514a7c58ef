import { RadioCards } from '../../controls/RadioCards.tsx';
import type { Teammate } from './team-context.tsx';

export interface ColleagueChoiceProps {
  candidates: readonly Teammate[];
  /** Id of the signed-in administrator. */
  me: string;
  value: string;
  onChange: (id: string) => void;
}

/** The administrator who gets a meeting or hours; the only one is named without a choice. */
export function ColleagueChoice({ candidates, me, value, onChange }: ColleagueChoiceProps) {
  const [only, ...others] = candidates;
  if (only && others.length === 0) {
    return (
      <p className="text-[0.9375rem] wrap-anywhere">
        <span className="text-muted">New host:</span>{' '}
        <span className="font-medium">{only.id === me ? 'You' : only.name}</span>
        {only.id !== me && only.name !== only.email && ` (${only.email})`}
      </p>
    );
  }
  return (
    <RadioCards
      legend="New host"
      choices={candidates.map(({ id, name, email }) => ({
        value: id,
        label: id === me ? 'You' : name,
        text: name === email ? '' : email,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
