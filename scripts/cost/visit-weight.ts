import {
  ANSWER_KILOBYTES,
  HERO_KILOBYTES,
  HTML_KILOBYTES,
  LOOK,
  PATH_IMAGE_KILOBYTES,
  PATH_KILOBYTES,
  READ,
  type VisitWeight,
} from './measured.ts';
import type { VisitMix } from './visit-mix.ts';

/** Average weight of a visit. Returning visitors with cached files load only HTML and content. */
export function averageVisit(mix: VisitMix): VisitWeight {
  const first = sum([
    scaled(onScreens(LOOK, mix), mix.looks / 100),
    scaled(onScreens(READ, mix), mix.reads / 100),
    scaled(started(mix), mix.starts / 100),
  ]);
  const returning = mix.returning / 100;
  const again: VisitWeight = {
    kilobytes: HTML_KILOBYTES + first.contentCalls * ANSWER_KILOBYTES.content,
    mediaKilobytes: 0,
    mediaFiles: 0,
    contentCalls: first.contentCalls,
  };
  return sum([scaled(first, 1 - returning), scaled(again, returning)]);
}

/**
 * A visitor who starts a quote loads the whole path, and at most the images that a reader of the page loads.
 */
function started(mix: VisitMix): VisitWeight {
  const [look, read] = [onScreens(LOOK, mix), onScreens(READ, mix)];
  const pictures = read.mediaKilobytes - look.mediaKilobytes;
  return {
    kilobytes: PATH_KILOBYTES + pictures,
    mediaKilobytes: PATH_IMAGE_KILOBYTES - HERO_KILOBYTES + pictures,
    mediaFiles: read.mediaFiles * 2,
    contentCalls: read.contentCalls,
  };
}

function onScreens(weights: Readonly<Record<'phone' | 'desktop', VisitWeight>>, { phones }: VisitMix) {
  return sum([scaled(weights.phone, phones / 100), scaled(weights.desktop, 1 - phones / 100)]);
}

function scaled(weight: VisitWeight, by: number): VisitWeight {
  return {
    kilobytes: weight.kilobytes * by,
    mediaKilobytes: weight.mediaKilobytes * by,
    mediaFiles: weight.mediaFiles * by,
    contentCalls: weight.contentCalls * by,
  };
}

function sum(weights: readonly VisitWeight[]): VisitWeight {
  return weights.reduce((all, weight) => ({
    kilobytes: all.kilobytes + weight.kilobytes,
    mediaKilobytes: all.mediaKilobytes + weight.mediaKilobytes,
    mediaFiles: all.mediaFiles + weight.mediaFiles,
    contentCalls: all.contentCalls + weight.contentCalls,
  }));
}
