import type { Document } from '../../../domain/records/document.ts';
import { HOSTS } from '../../../domain/records/hosts.ts';
import { Fields } from '../controls/fields/Fields.tsx';
import { recordForm } from '../controls/fields/record-form.ts';
import { type ImageChoice, useUploads } from '../controls/images/use-uploads.ts';
import { useOwnRecord } from '../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { SettingForm } from './SettingForm.tsx';

const HOST = recordForm(HOSTS);

/** 'You as the Host': the name and photo shown to visitors for meetings in this administrator's hours. */
export function HostCard() {
  const { uid } = useAdmin();
  const list = useOwnRecord(HOSTS, uid);
  const uploads = useUploads();

  async function fieldsOf({ name, photo_url }: Document) {
    const images = { photo_url: photo_url as ImageChoice };
    const [{ url = null, error } = {}] = await uploads.run({ folder: 'host', images });
    if (error) throw error;
    return { name, photo_url: url };
  }
  return (
    <SettingForm
      title="You as the Host"
      about="Visitors who book one of your hours see your name and photo."
      noun="host details"
      list={list}
      record={HOSTS}
      formOf={HOST.formOf}
      schema={HOST.formSchema}
      fieldsOf={fieldsOf}
      saveLabel="Save details"
    >
      {(form) => (
        <Fields
          of={HOST}
          editor={{ form, uploads }}
          looks={{
            name: { label: 'Your name', autoComplete: 'name' },
            photo_url: { hint: 'Your face in the middle: visitors see a round picture.', isRound: true },
          }}
        />
      )}
    </SettingForm>
  );
}
