import { documentId, where } from 'firebase/firestore';
import { terms } from '#company/terms.ts';
import { CheckboxField } from '../../../components/CheckboxField.tsx';
import { DEFAULT_QUOTE_RULES } from '../../../domain/quote/quote-rules.ts';
import { MAX_TERM, PAPER_NAMES, TERM_NAMES } from '../../../domain/quote/terms.ts';
import { ADMINS } from '../../../domain/records/admins.ts';
import { MEETING_RULES } from '../../../domain/records/meeting-rules.ts';
import { QUOTE_SETTINGS } from '../../../domain/records/quote-settings.ts';
import { TEAM_SETTINGS } from '../../../domain/records/team-settings.ts';
import { TERMS } from '../../../domain/records/terms.ts';
import { acceptedAnswerSchema } from '../../../domain/schemas/booking-answer.ts';
import { postFor } from '../../../lib/admin-api.ts';
import { Chips } from '../controls/Chips.tsx';
import { Fields, type Look, RecordField } from '../controls/fields/Fields.tsx';
import { recordForm } from '../controls/fields/record-form.ts';
import { useFirst } from '../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { useWork } from '../controls/run-work.ts';
import { formOfChoice, PlaceFields, placeFormSchema } from '../meetings/meeting-place/PlaceFields.tsx';
import { usePlaceSetting } from '../meetings/meeting-place/use-place-setting.ts';
import { DEPLOYED_RULES, type Meetings } from '../meetings/use-meetings.ts';
import { useParam } from '../place/current-place.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { HostCard } from './HostCard.tsx';
import { PricesCard } from './prices/PricesCard.tsx';
import { SettingCard, SettingForm } from './SettingForm.tsx';
import { WebhooksCard } from './webhooks/WebhooksCard.tsx';

/** Stacks cards of any height, without the gaps that a grid leaves next to tall ones. */
const COLUMN = 'flex min-w-0 flex-col gap-6';

/** Values of the parameter 'group', in the order of the choices. The first one shows without it. */
const GROUPS = [
  { value: '', text: 'Meetings' },
  { value: 'company', text: 'Company and prices' },
  { value: 'connections', text: 'Connections' },
] as const;

/** '#settings': how meetings are held; with '?group=', the company and its prices, or what is connected. */
export function SettingsSection({ meetings }: { meetings: Meetings }) {
  const [group, setGroup] = useParam('group');
  return (
    <>
      <div className="lg:col-span-2">
        <Chips label="Settings of" chips={GROUPS} value={group} onChange={setGroup} />
      </div>
      {group === 'company' ? (
        <>
          <PricesCard />
          <div className={COLUMN}>
            <QuotesCard />
            <TermsCard />
          </div>
        </>
      ) : group === 'connections' ? (
        <>
          <CalendarCard />
          <WebhooksCard />
        </>
      ) : (
        <>
          <RulesCard meetings={meetings} />
          <div className={COLUMN}>
            <PlaceCard />
            <HostCard />
            <DailyMailCard />
          </div>
        </>
      )}
    </>
  );
}

const RULES = recordForm(MEETING_RULES);
const RULE_LOOKS: Readonly<Record<string, Look>> = {
  notice_hours: { hint: 'From booking to the meeting, at least.' },
  horizon_days: { hint: 'How far ahead visitors can book.' },
  meetings_a_day: { hint: 'Leave empty for any number.' },
};

/** 'When Visitors Can Book': buffers, notice, horizon and daily maximum for this administrator's hours. */
function RulesCard({ meetings: { rules } }: { meetings: Meetings }) {
  return (
    <SettingForm
      title="When Visitors Can Book"
      about="For your own open hours. You can book and move meetings at any time yourself."
      noun="rules"
      list={rules}
      record={MEETING_RULES}
      formOf={(stored) => RULES.formOf(stored ?? DEPLOYED_RULES)}
      schema={RULES.formSchema}
      saveLabel="Save rules"
    >
      {(form) => (
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          {RULES.edited.map((name) => (
            <RecordField key={name} of={RULES} editor={{ form }} name={name} look={RULE_LOOKS[name]} />
          ))}
        </div>
      )}
    </SettingForm>
  );
}

/** 'Where We Meet': the place of all meetings, shared by the administrators. */
export function PlaceCard() {
  const list = usePlaceSetting();
  return (
    <SettingForm
      title="Where We Meet"
      about="For all meetings booked from now on. Booked ones keep their place; you can change it for each."
      noun="meeting place"
      list={list}
      record={TEAM_SETTINGS}
      formOf={formOfChoice}
      schema={placeFormSchema}
      saveLabel="Save place"
    >
      {(form) => <PlaceFields form={form} reference="BK-7F3K9Q" legend="Meetings take place" />}
    </SettingForm>
  );
}

/** 'Daily Mail': the administrator's switch for the mail about what there is to do; on by default. */
export function DailyMailCard() {
  const { uid } = useAdmin();
  const list = useFirst(ADMINS, where(documentId(), '==', uid));
  const { isWorking, run } = useWork('Error saving the daily mail');

  const save = (is_on: boolean) =>
    run(async () => {
      await postFor(acceptedAnswerSchema, 'daily-mail', { is_on });
      return { title: is_on ? 'Daily mail switched on' : 'Daily mail switched off' };
    });
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

const QUOTES = recordForm(QUOTE_SETTINGS);
const LEAD_DAYS = {
  hint: 'A quote for a show that opens sooner is marked as a rush, for visitors and for you.',
};

export function QuotesCard() {
  const list = useFirst(QUOTE_SETTINGS);
  return (
    <SettingForm
      title="Quotes"
      about="For all quotes from now on."
      noun="quote settings"
      list={list}
      record={QUOTE_SETTINGS}
      formOf={(stored) => QUOTES.formOf(stored ?? DEFAULT_QUOTE_RULES)}
      schema={QUOTES.formSchema}
      saveLabel="Save quote settings"
    >
      {(form) => <Fields of={QUOTES} editor={{ form }} looks={{ lead_days: LEAD_DAYS }} />}
    </SettingForm>
  );
}

const TERMS_FORM = recordForm(TERMS);
const TERM_LOOK = { rows: 2, maxLength: MAX_TERM };

/** 'Terms': the company's answers to what exhibitors ask before they order. */
export function TermsCard() {
  const list = useFirst(TERMS);
  return (
    <SettingForm
      title="Terms"
      about="Answers in plain words to what exhibitors ask before they order. A question without an answer is not shown."
      noun="terms"
      startsClosed
      list={list}
      record={TERMS}
      formOf={(stored) => TERMS_FORM.formOf(stored ?? terms)}
      schema={TERMS_FORM.formSchema}
      saveLabel="Save terms"
    >
      {(form) => {
        const field = (name: string) => (
          <RecordField key={name} of={TERMS_FORM} editor={{ form }} name={name} look={TERM_LOOK} />
        );
        return (
          <>
            <p className="text-sm text-muted">
              Shown among the questions and answers, in step 4, on shared quotes, and in confirmations; the
              first three on the pages of booth sizes, too.
            </p>
            {TERM_NAMES.map(field)}
            <p className="text-sm text-muted">On proposals and their emails only, where money is due.</p>
            {PAPER_NAMES.map(field)}
          </>
        );
      }}
    </SettingForm>
  );
}
