import { documentId, where } from 'firebase/firestore';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { ADMINS } from '../../../domain/records/admins.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { useFirst } from '../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { useWork } from '../controls/run-work.ts';
import { SettingCard } from './SettingCard.tsx';

/** 'Daily Mail': the administrator's switch for the mail about what there is to do; on by default. */
export function DailyMailCard() {
  const { uid } = useAdmin();
  const list = useFirst(ADMINS, where(documentId(), '==', uid));
  const { isWorking, run } = useWork('Error saving the daily mail');

  function save(is_on: boolean) {
    return run(async () => {
      await postFor(acceptedAnswerSchema, 'daily-mail', { is_on });
      return { title: is_on ? 'Daily mail switched on' : 'Daily mail switched off' };
    });
  }
  return (
    <SettingCard
      title="Daily Mail"
      about="A mail at 8 AM with what is due today and what is late."
      list={list}
      noun="daily mail"
    >
      <CheckboxField
        label="Email me each morning"
        disabled={isWorking}
        checked={list.records[0]?.daily_mail !== false}
        onChange={({ target }) => void save(target.checked)}
      />
    </SettingCard>
  );
}
