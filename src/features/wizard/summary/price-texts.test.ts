import { expect, test } from 'vitest';
import { chosenExtra, completeDraft } from '../../../../tests/support/wizard-drafts.ts';
import { priceTexts } from './price-texts.ts';

test('there is no price before a size is chosen', () => {
  expect(priceTexts(completeDraft({ boothSize: null }))).toBeNull();
});

test("the estimate is the base package plus add-ons, regardless of the design's price", () => {
  const texts = priceTexts(completeDraft());
  expect(texts).toMatchObject({ basePrice: '$8,500', addOns: '$190', estimatedTotal: '$8,690' });
  expect(texts?.design).toEqual({ name: 'Launch design', included: 'Included ($2,400 value)' });
  expect(texts?.byDesign).toEqual({ title: 'Launch', fee: '$2,400', total: '$2,590' });
});

test('a custom size has no base price: a proposal follows', () => {
  expect(priceTexts(completeDraft({ boothSize: 'custom', selectedDesign: null }))).toMatchObject({
    basePrice: 'A proposal follows',
    estimatedTotal: 'A proposal follows',
    addOns: '$190',
    design: null,
    byDesign: null,
  });
});

test('before the city is known, prices are the lowest of all regions, and say so', () => {
  expect(priceTexts(completeDraft({ city: null, boothSize: '20x20' }))).toMatchObject({
    isExact: false,
    basePrice: 'From $26,200; varies by city',
    addOns: '$190',
    estimatedTotal: 'From $26,390; varies by city',
  });
  expect(priceTexts(completeDraft({ city: null, boothSize: 'custom' }))).toMatchObject({
    isExact: false,
    basePrice: 'A proposal follows',
  });
});

test('the comparison by the design fee adds up to the cent', () => {
  const texts = priceTexts(
    completeDraft({
      extras: [chosenExtra({ quantity: 3, unitPriceUSD: 12.5 })],
      selectedDesign: { title: 'Launch', price: '2400.25', images: { frontview: null }, image_url: null },
    }),
  );
  expect(texts).toMatchObject({ addOns: '$37.50', estimatedTotal: '$8,537.50' });
  expect(texts?.byDesign).toMatchObject({ fee: '$2,400.25', total: '$2,437.75' });
});
