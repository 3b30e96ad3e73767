/** What Formik copies a form's first values with (next.config.js): it asks for lodash's. */
export default structuredClone;
