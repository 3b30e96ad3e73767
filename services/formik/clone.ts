/**
 * What Formik copies a level of values or errors with where they change (next.config.js): plain data,
 * a list or an object.
 */
export default function clone(level: object): object {
  return Array.isArray(level) ? Array.from<unknown>(level) : { ...level };
}
