interface PageFiles {
  '/_app': readonly string[];
  [page: string]: readonly string[];
}

const withoutCss = (files: readonly string[]) => files.filter((file) => !file.endsWith('.css'));

/** The files that pages load, without their style sheets: the document carries those itself. */
export function withoutStyleSheets({ '/_app': app, ...pages }: PageFiles): PageFiles {
  const others = Object.entries(pages).map(([page, files]) => [page, withoutCss(files)]);
  return { '/_app': withoutCss(app), ...Object.fromEntries(others) };
}
