import * as z from 'zod/mini';
import { LEFT_OUT_FILE, type LeftOut } from '../../../config/left-out.ts';
import { nextBuildText } from '../../../config/next-build.ts';
import { AdminCard } from '../controls/AdminCard.tsx';
import { useNow } from '../controls/panel-context.ts';
import { useLoaded } from '../controls/use-loaded.ts';

const fileSchema = z.array(z.object({ what: z.string(), why: z.string() }));

/** Returns what the last build left out; null on the development server, which has no file. */
async function fetchLeftOut(file: string): Promise<LeftOut[] | null> {
  try {
    const response = await fetch(`/${file}`, { cache: 'no-cache' });
    return fileSchema.parse(await response.json());
  } catch {
    return null;
  }
}

/** 'Missing from the Site': shown only while the last build left out records or pages. */
export function LeftOutCard() {
  const now = useNow();
  const leftOut = useLoaded(LEFT_OUT_FILE, fetchLeftOut, 'The list of what is missing could not be read');
  if (!leftOut || leftOut.length === 0) return null;
  return (
    <AdminCard
      title="Missing from the Site"
      description={`These could not be shown when the pages were last built. Once corrected, they appear ${nextBuildText(now)}.`}
      count={leftOut.length}
      tone="warning"
      className="lg:col-span-2"
    >
      <ul className="divide-y divide-warning-line">
        {leftOut.map(({ what, why }) => (
          <li key={`${what} ${why}`} className="py-2.5 text-[0.9375rem] wrap-anywhere">
            <h3 className="font-semibold">{what}</h3>
            <p className="text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}
