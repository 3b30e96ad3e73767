/**
 * What Formik compares a form's values and errors with (next.config.js): they are plain data. The same
 * in another order counts as a change, which renders once more.
 */
export default function isEqual(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
