/**
 * For the browser and the server: how a booth wears a logo, spots that visitors chose, what is marked on a model, and the
 * contrast of colors. Pure, without types of the DOM.
 */
export * from './logo/dress.ts';
export { contrastOf, isLight } from './logo/picture-facts.ts';
export * from './marking/marking.ts';
export * from './placement/chosen-spots.ts';
