import type { ExtraFields } from '../records/extras.ts';
import { type BoothSize, boothSizeLabel, isStandardSize, withArticle } from './catalogue.ts';

/** True if the extra fits a booth of this size. Any fits a custom booth, which the team designs. */
export function fitsBooth({ fits }: Pick<ExtraFields, 'fits'>, size: BoothSize | null): boolean {
  return !fits?.length || !isStandardSize(size) || fits.includes(size);
}

/** Says that an extra does not fit: "Hanging sign left out: it does not fit a 10' × 10' booth". */
export function leftOutText(name: string, size: BoothSize): string {
  return `${name} left out: it does not fit ${withArticle(boothSizeLabel(size))} booth`;
}
