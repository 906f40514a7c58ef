import { MEETING_SETTINGS_ID, TEAM_SETTINGS } from '../../../domain/records/team-settings.ts';
import { type PlaceChoice, placeText } from '../../../domain/schemas/meeting-place.ts';
import { formOfChoice, PlaceFields, placeFormSchema } from '../kit/meeting-place/PlaceFields.tsx';
import { usePlaceSetting } from '../kit/meeting-place/use-place-setting.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.place;

/** 'Where We Meet': the place of all meetings, shared by the administrators. */
export function PlaceCard() {
  const list = usePlaceSetting();
  return (
    <SettingForm
      title="Where We Meet"
      noun="meeting place"
      list={list}
      setting={{ record: TEAM_SETTINGS, id: MEETING_SETTINGS_ID }}
      formOf={formOfChoice}
      schema={placeFormSchema}
      inWords={choiceText}
      texts={texts}
      saveLabel="Save place"
    >
      {(form) => <PlaceFields form={form} reference="BK-7F3K9Q" legend="Meetings take place" />}
    </SettingForm>
  );
}

/** Formats a place. Without a meeting, shows the template of the video link. */
function choiceText({ place_kind, video_url, address }: PlaceChoice): string {
  if (place_kind === 'address') return address;
  const url = place_kind === 'video' && video_url;
  return url ? placeText({ kind: 'video', text: 'Video room', url }) : 'Phone';
}
