import { Check, TrendingUp } from 'lucide-react';
import { Badge } from '../../../components/Badge.tsx';
import type { PublishedProject } from '../../../domain/records/reference-projects.ts';

/** Goal, result, and what was built. */
export function ProjectStory({ project }: { project: PublishedProject }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="flex flex-wrap gap-2">
          <Badge tone="brand">{project.industry}</Badge>
          <Badge tone="brand">{project.booth_size}</Badge>
        </p>
        {project.description && <p className="mt-4 text-muted">{project.description}</p>}
      </div>
      <StoryList title="Outcomes" entries={project.outcomes} icon={TrendingUp} />
      <StoryList title="Features" entries={project.features} icon={Check} />
    </div>
  );
}

interface StoryListProps {
  title: string;
  entries: readonly string[];
  icon: typeof Check;
}

function StoryList({ title, entries, icon: Icon }: StoryListProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold tracking-tight">{title}</h3>
      <ul className="mt-3 flex flex-col gap-2.5 text-[0.9375rem]">
        {entries.map((entry) => (
          <li key={entry} className="flex gap-2.5">
            <Icon aria-hidden="true" className="mt-1 size-4 text-brand" />
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}
