import { type SubmitEvent, useRef, useState } from 'react';
import { Badge } from '../../../../components/Badge.tsx';
import { Button } from '../../../../components/Button.tsx';
import { CheckboxField } from '../../../../components/CheckboxField.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { MediaImage } from '../../../../components/MediaImage.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { toast } from '../../../../components/toast-store.ts';
import { useObjectUrl } from '../../../../components/use-object-url.ts';
import { SITE_SETTINGS } from '../../../../domain/records/site-settings.ts';
import { moveToMiddle } from '../../../../lib/move-to.ts';
import { AdminCard } from '../../controls/AdminCard.tsx';
import { AskButton } from '../../controls/AskButton.tsx';
import { ChangedSince } from '../../controls/ChangedSince.tsx';
import { ImageInput } from '../../controls/images/ImageInput.tsx';
import { UploadProgress } from '../../controls/images/UploadProgress.tsx';
import { useUploads } from '../../controls/images/use-uploads.ts';
import { useOwnRecord } from '../../controls/live-lists/use-live-list.ts';
import { useAdmin } from '../../controls/panel-context.ts';
import { runWork, useWork } from '../../controls/run-work.ts';
import { type SiteLogo, saveLogo, useSiteLogo } from './use-site-logo.ts';

const REMOVE_FAILED = 'Error removing logo';

/**
 * 'Site Logo': the image in place of the text brand in the site's header, whichever administrator set it. Administrators
 * read only their own settings, so the card asks `/api/content` for the live logo. An upload writes both addresses (the
 * logo and its variant for dark backgrounds), so that a new variant does not remove the other administrator's logo.
 */
export function LogoCard() {
  const { uid } = useAdmin();
  const site = useSiteLogo(useOwnRecord(SITE_SETTINGS, uid));
  return (
    <AdminCard
      title="Site Logo"
      description="Shown in the site's header in place of its name. Visitors see changes after about a minute."
      className="lg:col-span-2"
    >
      <LogoForm site={site} />
    </AdminCard>
  );
}

const NO_LOGO: SiteLogo = { logo: null, dark: null, own: { logo: null, dark: null }, known: [] };

/** State of the form, and what its buttons do. `site` is null while the site's logo loads. */
function useLogoForm(site: SiteLogo | null) {
  const { uid } = useAdmin();
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [forDark, setForDark] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { isWorking: isUploading, run } = useWork('Error uploading logo');
  const uploads = useUploads();
  // The logo that someone else has set meanwhile, and the action that it stopped
  const [theirs, setTheirs] = useState<SiteLogo | null>(null);
  const [stopped, setStopped] = useState<'upload' | 'remove' | null>(null);
  const latest = theirs ?? site;
  // The site's logo when the file was chosen, or when someone else had changed it
  const [base, setBase] = useState<SiteLogo | null>(null);
  // A file may be chosen while the card loads, but is sent only after: what it replaces would look like a conflict
  if (file && !base && latest) setBase(latest);
  const shown = base ?? latest ?? NO_LOGO;
  const { logo, dark } = shown;

  /** Returns false if someone else has changed the logo meanwhile. The same action then replaces theirs. */
  async function save(action: 'upload' | 'remove', next: Pick<SiteLogo, 'logo' | 'dark'>): Promise<boolean> {
    const found = await saveLogo(uid, shown, next);
    setTheirs(found);
    setBase(found);
    setStopped(found && action);
    return found === null;
  }
  /** Removes the dark variant. Dark backgrounds then show the logo on a white plate. */
  const removeDark = () => save('remove', { logo, dark: null });
  function onRemoved(isRemoved: boolean) {
    if (!isRemoved) return;
    inputRef.current?.focus();
    toast({
      title: 'Logo for dark backgrounds removed',
      description: 'There, the header now shows the main logo on a white background.',
      variant: 'success',
    });
  }
  function loadTheirs() {
    setFile(null);
    setForDark(false);
    setStopped(null);
    inputRef.current?.focus();
  }
  async function submit() {
    if (!file || isUploading) return;
    await run(async () => {
      const [{ url = null, error } = {}] = await uploads.run({
        folder: 'logo',
        images: { logo: { stored: null, file } },
      });
      if (error) throw error;
      if (!(await save('upload', forDark ? { logo, dark: url } : { logo: url, dark }))) return;
      toast({
        title: 'Logo uploaded',
        description: 'Your logo has been updated successfully.',
        variant: 'success',
      });
      setFile(null);
      setBase(null);
      setForDark(false);
      // Deferred, since the input is still disabled; the button becomes disabled without a file
      setTimeout(() => inputRef.current?.focus());
    });
  }
  return {
    ...{ inputRef, file, forDark, setForDark, problem, isUploading, uploads, logo, dark, stopped },
    choose(chosen: File | null, refused: string | null) {
      setFile(chosen);
      setBase(null);
      setProblem(refused);
    },
    upload: () => void submit(),
    ...{ removeDark, onRemoved, loadTheirs },
    /** Removes the variant that someone else has just stored, after the question about the one before. */
    removeTheirs: () => void runWork(REMOVE_FAILED, async () => onRemoved(await removeDark())),
  };
}

function LogoForm({ site }: { site: SiteLogo | null }) {
  const form = useLogoForm(site);
  const { inputRef, file, forDark, problem, isUploading, uploads, logo, dark, stopped } = form;
  const preview = useObjectUrl(file);
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        form.upload();
      }}
      className="flex flex-col gap-5 sm:flex-row sm:flex-wrap sm:items-start"
    >
      <CurrentLogo
        isLoading={site === null}
        url={(forDark ? null : preview) ?? logo}
        isNew={preview !== null && !forDark}
      />
      {(dark || forDark) && (
        <CurrentLogo
          url={(forDark ? preview : null) ?? dark ?? logo}
          isNew={preview !== null && forDark}
          onDark
        />
      )}
      <div className="min-w-60 flex-1">
        <ImageInput
          {...{ inputRef, file, problem }}
          label="Logo image"
          hint="JPEG, PNG, WebP, AVIF, or SVG, at most 10 MB"
          takesDrawings
          disabled={isUploading}
          onChoose={form.choose}
        />
        {isUploading && (
          <UploadProgress label="logo" progress={uploads.progress['logo'] ?? 1} onCancel={uploads.cancel} />
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {logo && (
            <CheckboxField
              label="For dark backgrounds, such as the top of the home page"
              checked={forDark}
              disabled={isUploading}
              onChange={(event) => form.setForDark(event.target.checked)}
              className="mr-auto"
            />
          )}
          <Button type="submit" disabled={!file || !site} loading={isUploading}>
            {isUploading ? 'Uploading...' : 'Upload Logo'}
          </Button>
          {dark && !isUploading && (
            <AskButton
              variant="ghost"
              label="Remove the one for dark backgrounds"
              title="Remove the logo for dark backgrounds?"
              description="There, the header will show the main logo on a white background."
              confirmLabel="Remove"
              work={form.removeDark}
              failure={REMOVE_FAILED}
              onDone={form.onRemoved}
            />
          )}
        </div>
        {stopped && (
          <ChangedSince
            ref={moveToMiddle}
            onLoadTheirs={form.loadTheirs}
            onSaveMine={stopped === 'remove' ? form.removeTheirs : form.upload}
          />
        )}
      </div>
    </form>
  );
}

function CurrentLogo(props: { isLoading?: boolean; url: string | null; isNew: boolean; onDark?: boolean }) {
  const { isLoading, url, isNew, onDark } = props;
  if (isLoading) return <Skeleton className="h-20 w-full sm:h-28 sm:w-56" />;
  const name = `${isNew ? 'New logo' : 'Current logo'}${onDark ? ' for dark backgrounds' : ''}`;
  return (
    <div
      className={classNames(
        'relative grid h-20 w-full sm:h-28 shrink-0 place-items-center rounded-control border border-line p-4 sm:w-56',
        onDark ? 'bg-navy-950' : 'bg-surface-strong',
      )}
    >
      {url ? (
        <MediaImage
          key={url}
          url={url}
          alt={name}
          sizes="14rem"
          className="max-h-14 w-auto sm:max-h-20 max-w-full object-contain"
          eager
        />
      ) : (
        <p className="text-sm text-muted">No logo yet</p>
      )}
      {isNew && (
        <Badge tone="brand" className="absolute bottom-1.5 left-1.5">
          New
        </Badge>
      )}
    </div>
  );
}
