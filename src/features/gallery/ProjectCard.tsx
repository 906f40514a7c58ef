import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge } from '../../components/Badge.tsx';
import { classNames } from '../../components/class-names.ts';
import { MediaImage } from '../../components/MediaImage.tsx';
import { SAMPLE_LABEL } from '../../domain/project/sample-project.ts';
import { boothSizeLabel, standardSizeOf } from '../../domain/quote/catalogue.ts';
import type { ProjectSummary } from '../../domain/records/reference-projects.ts';

export function linkId(projectId: string): string {
  return `view-${projectId}`;
}

/** A project's card: picture, company, show, city, industry, size. A press anywhere opens the dialog. */
export function ProjectCard(props: {
  project: ProjectSummary;
  /** True once the list is in sight: the picture loads now, in sight or not. */
  isInSight: boolean;
  /** Path of the project's page, for new tabs, before hydration and without JavaScript. */
  page: string | undefined;
  /** URL that opens the project's dialog, used if it has no page. */
  href: string;
  onOpen: () => void;
}) {
  const { project, isInSight, page, href, onOpen } = props;
  const { company_name: company } = project;

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-white shadow-card transition-shadow duration-200 hover:shadow-raised motion-reduce:transition-none">
      {/* content-visibility delays pictures: browsers fetch lazy ones up to three screens ahead */}
      <div className="aspect-3/2 overflow-hidden bg-surface-strong [content-visibility:auto]">
        <MediaImage
          url={project.picture}
          alt={`${company} booth`}
          eager={isInSight}
          sizes="(width >= 80rem) 25rem, (width >= 40rem) 46vw, 92vw"
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none motion-reduce:group-hover:scale-100"
        />
      </div>
      {project.is_sample && (
        <Badge tone="warning" className="absolute top-3 left-3">
          {SAMPLE_LABEL}
        </Badge>
      )}
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <h3 className="text-xl font-semibold tracking-tight wrap-anywhere">{company}</h3>
        <p className="mt-1 text-[0.9375rem] text-muted">
          {project.conference_name}, {project.location}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
          <Badge>{project.industry}</Badge>
          <Badge>{boothSizeLabel(standardSizeOf(project.booth_size))}</Badge>
          <a
            id={linkId(project.id)}
            href={page ?? href}
            onClick={handleClick}
            aria-label={`View project: ${company}`}
            className={classNames(
              'focus-ring -my-2.5 -mr-2 ml-auto flex min-h-11 items-center gap-1 rounded-control px-2 text-sm font-medium text-brand-strong after:absolute after:inset-0',
              !page && 'noscript:hidden',
            )}
          >
            View project
            <ArrowRight aria-hidden="true" className="size-4" />
          </a>
        </div>
      </div>
    </li>
  );
}
