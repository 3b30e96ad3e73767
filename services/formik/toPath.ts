/**
 * The steps to a value that a field's name leads through (next.config.js): `cards[0].number` is cards,
 * 0, number. Formik asks for lodash's, which also reads quotes and symbols.
 */
export default function toPath(name: string | readonly string[]): readonly string[] {
  return typeof name === 'string' ? name.split(/[.[\]]+/).filter((step) => step !== '') : name;
}
