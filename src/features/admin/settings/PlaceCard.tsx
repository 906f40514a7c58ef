import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { type PlaceChoice, placeText } from '../../../domain/meeting-place.ts';
import {
  MEETING_SETTINGS_ID,
  TEAM_SETTINGS,
  type TeamSettings,
} from '../../../domain/records/team-settings.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import type { Live } from '../kit/live-lists/live-record.ts';
import { PlaceFields } from '../kit/meeting-place/PlaceFields.tsx';
import { formOfChoice, type PlaceForm, placeFormSchema } from '../kit/meeting-place/place-form.ts';
import { usePlaceSetting } from '../kit/meeting-place/use-place-setting.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { SettingBody } from './SettingBody.tsx';
import { useSetting } from './use-setting.ts';

const texts = adminMessages.meetingPlace;
const SETTING = { record: TEAM_SETTINGS, id: MEETING_SETTINGS_ID };

/** 'Where We Meet': the place of all meetings, which the administrators share. */
export function PlaceCard() {
  const list = usePlaceSetting();
  return (
    <AdminCard title="Where We Meet" description={texts.about}>
      <SettingBody list={list} noun="meeting place">
        <PlaceSettingForm stored={list.records[0] ?? null} />
      </SettingBody>
    </AdminCard>
  );
}

function PlaceSettingForm({ stored }: { stored: Live<TeamSettings> | null }) {
  const form = useForm<PlaceForm, unknown, PlaceChoice>({
    defaultValues: formOfChoice(stored),
    resolver: zodResolver(placeFormSchema),
  });
  const { save, conflict } = useSetting({ form, setting: SETTING, stored, formOf: formOfChoice, texts });
  const { isSubmitting } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(save)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <PlaceFields form={form} reference="BK-7F3K9Q" legend="Meetings take place" />
      </FormLock>
      {conflict && <ChangedNotice {...conflict} theirs={choiceText(conflict.theirs)} />}
      <Button type="submit" loading={isSubmitting} className="self-start">
        Save place
      </Button>
    </form>
  );
}

/** Without a meeting, the template stands for the link. */
function choiceText({ place_kind, video_url, address }: PlaceChoice): string {
  if (place_kind === 'address') return address;
  const url = place_kind === 'video' && video_url;
  return url ? placeText({ kind: 'video', text: 'Video room', url }) : 'Phone';
}
