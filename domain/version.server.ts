import packageFile from '../package.json' with { type: 'json' };

/** Of the product: what a release is called where it reports to. */
export const { version } = packageFile;
