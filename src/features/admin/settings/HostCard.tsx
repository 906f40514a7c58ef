import { zodResolver } from '@hookform/resolvers/zod';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { TextField } from '../../../components/TextField.tsx';
import { toast } from '../../../components/toast-store.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { contentMessages } from '../../../domain/content-messages.ts';
import { HOSTS, type HostRecord } from '../../../domain/records/hosts.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { AdminCard } from '../kit/AdminCard.tsx';
import { FormImage } from '../kit/images/FormImage.tsx';
import { type ImageChoice, isCancelled, useUploads } from '../kit/images/use-uploads.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../kit/panel-context.ts';
import { reportFailure } from '../kit/report-failure.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { SettingBody } from './SettingBody.tsx';
import { useSetting } from './use-setting.ts';

const texts = adminMessages.host;

interface HostForm {
  name: string;
  photo: ImageChoice;
}

const hostFormSchema = z.object({ name: HOSTS.schema.shape.name, photo: z.custom<ImageChoice>() });

function formOf(host: HostRecord | null): HostForm {
  return { name: host?.name ?? '', photo: { stored: host?.photo_url ?? null, file: null } };
}

/** 'You as the Host': name and photo that visitors see for meetings in this administrator's hours. */
export function HostCard() {
  const { uid } = useAdmin();
  const own = useMemo(() => query(collection(db, HOSTS.name), where('admin_id', '==', uid), limit(1)), [uid]);
  const list = useLiveList(own, HOSTS, null);
  return (
    <AdminCard title="You as the Host" description={texts.about}>
      <SettingBody list={list} noun="host details">
        <HostDetailsForm stored={list.records[0] ?? null} />
      </SettingBody>
    </AdminCard>
  );
}

function HostDetailsForm({ stored }: { stored: Live<HostRecord> | null }) {
  const { uid } = useAdmin();
  const setting = { record: HOSTS, id: uid };
  const form = useForm<HostForm>({ defaultValues: formOf(stored), resolver: zodResolver(hostFormSchema) });
  const { save, conflict } = useSetting({ form, setting, stored, formOf, texts });
  const uploads = useUploads();
  const { errors, isSubmitting } = form.formState;

  async function handleSave({ name, photo }: HostForm) {
    try {
      const [{ url = null, error } = {}] = await uploads.run({ folder: 'host', images: { photo } });
      if (error) throw error;
      await save({ name, photo_url: url });
    } catch (error) {
      if (!isCancelled(error)) return reportFailure(texts.saveFailed, error);
      toast({ title: contentMessages.uploadCanceledTitle, description: contentMessages.uploadCanceled });
    }
  }
  return (
    <form onSubmit={form.handleSubmit(handleSave)} noValidate className="flex flex-col gap-5">
      <FormLock value={isSubmitting}>
        <TextField
          {...form.register('name')}
          label="Your name"
          error={errors.name?.message}
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
      </FormLock>
      {conflict && <ChangedNotice {...conflict} theirs={hostText(conflict.theirs)} />}
      <Button type="submit" loading={isSubmitting} className="self-start">
        Save details
      </Button>
    </form>
  );
}

function hostText({ name, photo_url }: HostRecord): string {
  return `${name}, ${photo_url ? 'with a photo' : 'without a photo'}`;
}
