import { collection, limit, query, where } from 'firebase/firestore';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { toast } from '../../../components/toast-store.ts';
import { useObjectUrl } from '../../../components/use-object-url.ts';
import { adminMessages } from '../../../domain/admin-messages.ts';
import { contentMessages } from '../../../domain/content-messages.ts';
import { SITE_SETTINGS } from '../../../domain/records/site-settings.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { AdminCard } from '../cards/AdminCard.tsx';
import { FILE_INPUT_CLASS, IMAGE_TYPES, isReadableImage } from '../images/file-input.ts';
import { UploadProgress } from '../images/UploadProgress.tsx';
import { isCancelled, uploadImage } from '../images/upload-image.ts';
import { readerOf } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { reportFailure } from '../session/report-failure.ts';
import { CurrentLogo } from './CurrentLogo.tsx';
import { saveLogo } from './save-logo.ts';

const texts = adminMessages.logo;

const readSettings = readerOf(SITE_SETTINGS);

/** 'Site Logo': the image in place of the text brand in the site's header. */
export function LogoCard({ admin }: { admin: AdminUser }) {
  const settings = useMemo(
    () => query(collection(db, SITE_SETTINGS.name), where('admin_id', '==', admin.uid), limit(1)),
    [admin.uid],
  );
  // Settings that cannot be loaded are only logged
  const { status, records } = useLiveList(settings, readSettings, null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  const preview = useObjectUrl(file);
  const isUploading = progress !== null;

  function choose(chosen: File | null) {
    if (!chosen) return;
    const isReadable = isReadableImage(chosen);
    setError(isReadable ? null : contentMessages.notAnImage);
    setFile(isReadable ? chosen : null);
    if (!isReadable && inputRef.current) inputRef.current.value = '';
  }
  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file || isUploading) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress(0);
    try {
      const { url } = await uploadImage({ file, folder: 'logo', onProgress: setProgress, signal });
      await saveLogo(admin.uid, records.length === 0, url);
      toast({ title: texts.uploaded, description: texts.uploadedText, variant: 'success' });
      setFile(null);
      if (inputRef.current) inputRef.current.value = '';
    } catch (failure) {
      if (!isCancelled(failure)) reportFailure(texts.failed, failure);
      else toast({ title: contentMessages.uploadCanceledTitle, description: texts.canceled });
    } finally {
      setProgress(null);
    }
  }

  return (
    <AdminCard
      title="Site Logo"
      description="Shown in the site's header in place of its name."
      className="lg:col-span-2"
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-5 sm:flex-row sm:items-start">
        <CurrentLogo
          isLoading={status === 'loading'}
          url={preview ?? records[0]?.logo_url ?? null}
          isNew={preview !== null}
        />
        <div className="min-w-0 flex-1">
          <Field label="Logo image" hint="JPEG, PNG, WebP or AVIF, at most 10 MB" error={error}>
            {(control) => (
              <input
                {...control}
                ref={inputRef}
                type="file"
                accept={IMAGE_TYPES}
                disabled={isUploading}
                onChange={(event) => choose(event.target.files?.[0] ?? null)}
                className={FILE_INPUT_CLASS}
              />
            )}
          </Field>
          {isUploading && (
            <UploadProgress label="logo" progress={progress} onCancel={() => controller.current?.abort()} />
          )}
          <Button type="submit" className="mt-4" disabled={!file} loading={isUploading}>
            {isUploading ? 'Uploading...' : 'Upload Logo'}
          </Button>
        </div>
      </form>
    </AdminCard>
  );
}
