/** Loaded before a process to give it a wrong clock: `?ms=60000` is a minute ahead. */
const shift = Number(new URL(import.meta.url).searchParams.get('ms'));
const RealDate = Date;

globalThis.Date = class extends RealDate {
  /** @param {(number | string | Date)[]} values */
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shift);
    else super(...values);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
