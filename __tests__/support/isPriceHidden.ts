/** A price that is not known yet keeps its place: the document's styles hide it (orderCss.ts). */
export const isPriceHidden = (price: Element): boolean => price.closest('[data-later]') !== null;
