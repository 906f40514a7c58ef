import { TEAM_SETTINGS } from '../../../domain/records/team-settings.ts';
import { formOfChoice, PlaceFields, placeFormSchema } from '../meetings/meeting-place/PlaceFields.tsx';
import { usePlaceSetting } from '../meetings/meeting-place/use-place-setting.ts';
import { SettingForm } from './SettingForm.tsx';

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
