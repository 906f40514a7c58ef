import * as z from 'zod/mini';
import { TextField } from '../../../components/TextField.tsx';
import { HOSTS, type HostRecord } from '../../../domain/records/hosts.ts';
import { FormImage } from '../controls/images/FormImage.tsx';
import { type ImageChoice, useUploads } from '../controls/images/use-uploads.ts';
import { useOwnRecord } from '../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../controls/panel-context.ts';
import { SettingForm } from './SettingForm.tsx';
import { settingsMessages } from './settings-messages.ts';

const texts = settingsMessages.host;

interface HostForm {
  name: string;
  photo: ImageChoice;
}

const hostFormSchema = z.object({ name: HOSTS.schema.shape.name, photo: z.custom<ImageChoice>() });

function formOf(host: HostRecord | null): HostForm {
  return { name: host?.name ?? '', photo: { stored: host?.photo_url ?? null, file: null } };
}

/** 'You as the Host': the name and photo shown to visitors for meetings in this administrator's hours. */
export function HostCard() {
  const { uid } = useAdmin();
  const list = useOwnRecord(HOSTS, uid);
  const uploads = useUploads();

  async function fieldsOf({ name, photo }: HostForm) {
    const [{ url = null, error } = {}] = await uploads.run({ folder: 'host', images: { photo } });
    if (error) throw error;
    return { name, photo_url: url };
  }
  return (
    <SettingForm
      title="You as the Host"
      noun="host details"
      list={list}
      record={HOSTS}
      formOf={formOf}
      schema={hostFormSchema}
      fieldsOf={fieldsOf}
      texts={texts}
      saveLabel="Save details"
    >
      {(form) => (
        <>
          <TextField
            {...form.register('name')}
            label="Your name"
            error={form.formState.errors.name?.message}
            required
            autoComplete="name"
          />
          <FormImage
            editor={{ form, uploads }}
            name="photo"
            label="Photo"
            hint="Your face in the middle: visitors see a round picture."
            isRound
          />
        </>
      )}
    </SettingForm>
  );
}
