/** One dark bar, in units of the narrowest. */
export interface Bar {
  x: number;
  width: number;
}

/**
 * The dark bars of a barcode.
 * @param modules one character per unit, '1' for dark
 */
export function toBars(modules: string): Bar[] {
  return Array.from(modules.matchAll(/1+/g), (run) => ({ x: run.index, width: run[0].length }));
}
