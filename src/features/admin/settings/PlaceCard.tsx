import { TEAM_SETTINGS } from '../../../domain/records/team-settings.ts';
import { formOfChoice, PlaceFields, placeFormSchema } from '../meetings/meeting-place/PlaceFields.tsx';
import { usePlaceSetting } from '../meetings/meeting-place/use-place-setting.ts';
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
      record={TEAM_SETTINGS}
      formOf={formOfChoice}
      schema={placeFormSchema}
      texts={texts}
      saveLabel="Save place"
    >
      {(form) => <PlaceFields form={form} reference="BK-7F3K9Q" legend="Meetings take place" />}
    </SettingForm>
  );
}
