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
import { AdminCard } from '../../kit/AdminCard.tsx';
import { ImageInput } from '../../kit/images/ImageInput.tsx';
import { imageMessages } from '../../kit/images/image-messages.ts';
import { UploadProgress } from '../../kit/images/UploadProgress.tsx';
import { useUploads } from '../../kit/images/use-uploads.ts';
import { useOwnRecord } from '../../kit/live-lists/use-live-list.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import { isCanceled, reportFailure } from '../../kit/report-failure.ts';
import { undoable } from '../../kit/undoable.ts';
import { useContentSearch } from '../list/find-records.ts';
import { useOpenCard } from '../list/use-open-card.ts';
import { logoMessages } from './logo-messages.ts';
import { type SiteLogo, saveLogo, useSiteLogo } from './use-site-logo.ts';

const texts = logoMessages;

/**
 * 'Site Logo': the image in place of the text brand in the site's header, whichever administrator set it. Administrators
 * read only their own settings, so the card asks `/api/content` for the live logo. An upload writes both addresses (the
 * logo and its variant for dark backgrounds), so that a new variant does not remove the other administrator's logo.
 */
export function LogoCard() {
  const { uid } = useAdmin();
  const site = useSiteLogo(useOwnRecord(SITE_SETTINGS, uid));
  const [find] = useContentSearch();
  const { isOpen, setOpen } = useOpenCard(find, find.trim() === '');
  return (
    <AdminCard
      title="Site Logo"
      description={isOpen && texts.where}
      toggle={{ isOpen, onToggle: () => setOpen(!isOpen) }}
      className="lg:col-span-2"
    >
      {/* Hidden, because it keeps a chosen file */}
      <div hidden={!isOpen}>
        <LogoForm site={site} />
      </div>
    </AdminCard>
  );
}

const NO_LOGO: SiteLogo = { logo: null, dark: null, own: { logo: null, dark: null }, known: [] };

interface LogoFormProps {
  /** The site's logo; null while loading. */
  site: SiteLogo | null;
}

function LogoForm({ site }: LogoFormProps) {
  const { uid } = useAdmin();
  const inputRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [forDark, setForDark] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const uploads = useUploads();
  const preview = useObjectUrl(file);
  // The site's logo when the file was chosen, or when someone else had changed it
  const [base, setBase] = useState<SiteLogo | null>(null);
  // A file may be chosen while the card loads, but is sent only after: what it replaces would look like a conflict
  if (file && !base && site) setBase(site);
  const shown = base ?? site ?? NO_LOGO;
  const { logo, dark } = shown;

  /** False if someone else has changed the logo meanwhile; another press then replaces it. */
  async function save(before: SiteLogo, next: Pick<SiteLogo, 'logo' | 'dark'>): Promise<boolean> {
    const theirs = await saveLogo(uid, before, next);
    setBase(theirs);
    if (!theirs) return true;
    toast({ title: texts.changedMeanwhile, description: texts.changedMeanwhileText, variant: 'destructive' });
    return false;
  }
  async function upload(chosen: File): Promise<boolean> {
    const plan = { folder: 'logo', images: { logo: { stored: null, file: chosen } } } as const;
    const [{ url = null, error } = {}] = await uploads.run(plan);
    if (error) throw error;
    return save(shown, forDark ? { logo, dark: url } : { logo: url, dark });
  }
  /** Removes the dark variant. Dark backgrounds then show the logo on a white plate. */
  async function removeDark() {
    if (!(await save(shown, { logo, dark: null }))) return;
    inputRef.current?.focus();
    toast({ title: texts.removed, description: texts.removedText, variant: 'success' });
  }
  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file || isUploading) return;
    setUploading(true);
    try {
      if (!(await upload(file))) return;
      toast({ title: texts.uploaded, description: texts.uploadedText, variant: 'success' });
      setFile(null);
      setBase(null);
      setForDark(false);
      // Deferred, since the input is still disabled; the button becomes disabled without a file
      setTimeout(() => inputRef.current?.focus());
    } catch (error) {
      if (!isCanceled(error)) reportFailure(texts.failed, error);
      else toast({ title: imageMessages.canceledTitle, description: texts.canceled });
    } finally {
      setUploading(false);
    }
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5 sm:flex-row sm:flex-wrap sm:items-start">
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
          onChoose={(chosen, refused) => {
            setFile(chosen);
            setBase(null);
            setProblem(refused);
          }}
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
              onChange={(event) => setForDark(event.target.checked)}
              className="mr-auto"
            />
          )}
          <Button type="submit" disabled={!file || !site} loading={isUploading}>
            {isUploading ? 'Uploading...' : 'Upload Logo'}
          </Button>
          {dark && !isUploading && (
            <Button variant="ghost" onClick={() => void undoable(texts.removeFailed, removeDark)}>
              Remove the one for dark backgrounds
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

interface CurrentLogoProps {
  isLoading?: boolean;
  url: string | null;
  /** True for a chosen file that is not uploaded yet. */
  isNew: boolean;
  /** True to show the logo on a dark background, for the variant. */
  onDark?: boolean;
}

/** Preview of the site's logo or of the chosen file. */
function CurrentLogo({ isLoading, url, isNew, onDark }: CurrentLogoProps) {
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
