export interface ThirdParty {
  name: string;
  licence: string;
}

export interface LockedPackage {
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

const folder = 'node_modules/';

export const nameOfPlace = (place: string): string =>
  place.slice(place.lastIndexOf(folder) + folder.length);

/** Licences that forbid nothing to a company that sells on its own site. */
export const approvedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
];

/** Packages whose licence has further conditions: why each may be used, and how they are met. */
export const approvedPackages: Readonly<Record<string, string>> = {
  '@expo-google-fonts/source-serif-4':
    'The font of contracts, OFL-1.1: Copyright 2014 The Source Serif 4 Project Authors. Its licence is in the package (LICENSE_FONT); it is not sold by itself and keeps its name.',
  '@fontsource/nunito':
    'OFL-1.1: Copyright 2014 The Nunito Project Authors. Its licence is in the package; it is not sold by itself and keeps its name.',
  '@fontsource/poppins':
    'OFL-1.1: Copyright 2020 The Poppins Project Authors. Its licence is in the package; it is not sold by itself and keeps its name.',
  '@img/*':
    'The pictures of links are drawn with libvips, LGPL-3.0-or-later, when the checkout is built. It is a library of its own, unchanged, that anybody may replace; no buyer is sent it.',
  'caniuse-lite':
    'Data of caniuse.com, CC-BY-4.0, by its contributors: read when the checkout is built.',
  'png-js': 'MIT by its file LICENSE; its package.json forgot to say so.',
  sentry:
    'FSL-1.1-Apache-2.0: a tool of @sentry/nextjs for its makers’ own service, which it does not compete with; nothing here runs it.',
  stackframe: 'Unlicense by its file LICENSE.',
};

const marks =
  'Pix is a mark of the Banco Central do Brasil; Visa, Mastercard, American Express, Elo, Diners Club, M-Pesa and Livelo are marks of their owners. `public/` has drawings of them, shown only beside the payments that they stand for.';

function isApproved(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isApproved);
  return bare.split(' AND ').every((part) => approvedLicences.includes(part));
}

const findReason = (name: string): string | undefined =>
  approvedPackages[name] ?? approvedPackages[name.replace(/\/.*/, '/*')];

export function listThirdParties({ packages }: LockFile): ThirdParty[] {
  const found = Object.entries(packages)
    .filter(([place, { dev, link }]) => place !== '' && dev !== true && link !== true)
    .map(([place, { license }]) => ({ name: nameOfPlace(place), licence: license ?? 'none' }));
  const unique = new Map(found.map((party) => [`${party.name} ${party.licence}`, party]));
  return [...unique.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

export const findUnapproved = (parties: readonly ThirdParty[]): ThirdParty[] =>
  parties.filter(({ licence, name }) => !isApproved(licence) && findReason(name) === undefined);

export function createNotices(lock: LockFile): string {
  const parties = listThirdParties(lock);
  const licences = [...new Set(parties.map(({ licence }) => licence))].sort();
  const reasons = Object.entries(approvedPackages).map(
    ([name, reason]) => `- **${name}**: ${reason}`,
  );
  const lists = licences.map((licence) => {
    const names = parties.filter((party) => party.licence === licence).map(({ name }) => name);
    return `## ${licence}\n\n${[...new Set(names)].join(', ')}`;
  });
  return (
    [
      '# Third-party notices',
      'The checkout is made with the packages below, each under its own licence; the text of each, with the names of its authors, is in its folder of `node_modules`, which goes with every installation and image. `npm run notices` writes this file from package-lock.json, and a test holds it to that.',
      '## What asks for more than to be named',
      reasons.join('\n'),
      '## Marks',
      marks,
      ...lists,
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}
