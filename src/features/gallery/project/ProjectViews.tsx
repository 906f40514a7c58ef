import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Carousel } from '../../../components/Carousel.tsx';
import { MediaImage } from '../../../components/MediaImage.tsx';
import { pictureSets } from '../../../domain/project/gallery.ts';
import type { GalleryView } from '../../../domain/project/gallery-url.ts';
import type { PublishedProject } from '../../../domain/records/reference-projects.ts';
import { closeToView, openView, replaceView } from '../gallery-address.ts';
import { ImageViewer } from '../viewer/ImageViewer.tsx';

/** The project's pictures in two tabs with a carousel each. A press opens a picture full screen. */
export function ProjectViews({ project, view }: { project: PublishedProject; view: GalleryView }) {
  const { picture } = view;
  const sets = pictureSets(project);
  const viewed = sets.find(({ pictures }) => pictures.some(({ key }) => key === picture));
  const [tab, setTab] = useState(
    () => (viewed ?? sets.find(({ pictures }) => pictures.length > 0))?.key ?? sets[0]?.key ?? '',
  );
  const [index, setIndex] = useState(() =>
    Math.max(0, viewed?.pictures.findIndex(({ key }) => key === picture) ?? 0),
  );
  // The dialog that opens last is on top, so the viewer waits for the project's dialog
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  useEffect(() => setIsDialogOpen(true), []);
  const pictures = sets.find(({ key }) => key === tab)?.pictures ?? [];

  function changeTab(key: string) {
    setTab(key);
    setIndex(0);
  }
  function followViewer(position: number) {
    const next = viewed?.pictures[position];
    if (!viewed || !next) return;
    setTab(viewed.key);
    setIndex(position);
    replaceView({ ...view, picture: next.key });
  }

  return (
    <>
      <Tabs tabs={sets} selected={tab} onSelect={changeTab}>
        {pictures.length === 0 ? (
          <MediaImage url={null} alt="" sizes="" className="aspect-3/2 rounded-card" />
        ) : (
          <Carousel
            label={`${project.company_name}, ${sets.find(({ key }) => key === tab)?.label ?? ''}`}
            slideName="Picture"
            slides={pictures.map(({ key, label, url }) => ({
              key,
              label,
              content: (
                <div className="relative size-full">
                  <button
                    type="button"
                    onClick={() => openView({ ...view, picture: key })}
                    aria-label={`Show ${label} full screen`}
                    className="focus-ring block size-full cursor-zoom-in -outline-offset-4!"
                  >
                    <MediaImage
                      url={url}
                      alt=""
                      sizes="(width >= 64rem) 46rem, 100vw"
                      eager
                      className="size-full object-cover"
                    />
                  </button>
                </div>
              ),
            }))}
            index={index}
            onIndexChange={setIndex}
            className="low:mx-auto low:w-full low:max-w-[calc((100dvh-6rem)*1.5)]"
            slideClassName="aspect-3/2"
          />
        )}
      </Tabs>
      {viewed && isDialogOpen && (
        <ImageViewer
          company={project.company_name}
          pictures={viewed.pictures}
          picture={picture}
          onShow={followViewer}
          onClose={() => closeToView({ ...view, picture: null })}
        />
      )}
    </>
  );
}

/** Tabs that are a single Tab stop; arrow keys, Home and End select. Renders only the selected panel. */
function Tabs(props: {
  tabs: readonly { key: string; label: string }[];
  selected: string;
  onSelect: (key: string) => void;
  children: ReactNode;
}) {
  const { tabs, selected, onSelect, children } = props;
  return (
    <TabGroup
      selectedIndex={tabs.findIndex(({ key }) => key === selected)}
      onChange={(index) => onSelect(tabs[index]?.key ?? selected)}
      className="flex min-w-0 flex-col gap-4"
    >
      <TabList
        aria-label="Pictures"
        className="flex gap-1 self-start rounded-control bg-surface-strong p-1 max-sm:self-stretch"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            className="focus-ring min-h-11 rounded-md px-4 text-[0.9375rem] font-medium text-muted transition-colors hover:text-ink aria-selected:bg-white aria-selected:text-ink aria-selected:shadow-card max-sm:flex-1 max-sm:px-1 max-sm:text-sm forced-colors:aria-selected:choice"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="min-h-0 min-w-0">
        {tabs.map(({ key }) => (
          // The panel contains focusable content, so it needs no Tab stop
          <TabPanel key={key} tabIndex={-1} className="outline-none">
            {children}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
