import JsBarcode from 'jsbarcode';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

export interface Bar {
  /** In modules, the width of the narrowest bar, from the left edge of the first bar. */
  x: number;
  width: number;
}

const drawing = Compile(
  Type.Object({ encodings: Type.Tuple([Type.Object({ data: Type.String({ minLength: 1 }) })]) }),
);

/** The black bars of digits as interleaved 2 of 5, and the width of the whole without quiet zones. */
export function barcodeBars(digits: string): { bars: Bar[]; width: number } {
  const drawn: object = {};
  JsBarcode(drawn, digits, { format: 'ITF' });
  const modules = drawing.Parse(drawn).encodings[0].data;
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    x: index,
    width: run.length,
  }));
  return { bars, width: modules.length };
}
