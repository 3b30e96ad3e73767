/** What Formik copies values with where they change (next.config.js): it asks for lodash's. */
export { clone as default } from 'es-toolkit/object/clone';
