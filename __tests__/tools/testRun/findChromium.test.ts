import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@/testing/eventually';
import { chromiumCandidates, findChromium } from '@/tools/testRun/findChromium';

describe('chromiumCandidates', () => {
  it('searches the path for the headless shell before Chromium, and for Chromium before Chrome', () => {
    const found = chromiumCandidates('/opt/bin:/usr/bin', 'linux');
    expect(found[0]).toBe('/opt/bin/chromium-headless-shell');
    const [shell, chromium, chrome] = [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/opt/bin/google-chrome',
    ].map((file) => found.indexOf(file));
    expect(shell).toBeLessThan(chromium ?? -1);
    expect(chromium).toBeLessThan(chrome ?? -1);
  });

  it('looks in the usual places when the path is empty', () => {
    expect(chromiumCandidates('', 'linux')).toContain('/usr/bin/chromium');
  });

  it.each([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ] as const)('knows where %s installs Chrome', (platform, place) => {
    expect(chromiumCandidates('', platform)).toContain(place);
  });
});

describe('findChromium', () => {
  const never = new AbortController().signal;
  let folder: string;
  let listCandidates: () => string[];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
    listCandidates = () => [path.join(folder, 'chromium')];
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const writeProgram = (name: string, lines: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    return file;
  };

  it.each([
    ['is missing', () => path.join(folder, 'nothing')],
    ['does not start', () => writeProgram('broken', 'echo no library >&2; exit 127')],
  ])('names a CHROMIUM_PATH that %s, and looks for no other', async (_what, choose) => {
    const chosen = choose();
    writeProgram('chromium', 'exit 0');
    await expect(findChromium(chosen, never, { installs: [], listCandidates })).rejects.toThrow(
      `CHROMIUM_PATH must be a Chromium that starts; ${chosen} does not.`,
    );
  });

  it('says in one sentence that none was found and none could be installed', async () => {
    const attempts: string[] = [];
    const installs = ['Playwright', 'Debian'].map((name) => () => {
      attempts.push(name);
      return Promise.resolve(name === 'Debian');
    });
    await expect(findChromium(undefined, never, { installs, listCandidates })).rejects.toThrow(
      /^No Chromium was found and none could be installed; install Chromium or Chrome and set CHROMIUM_PATH to it\.$/,
    );
    expect(attempts).toEqual(['Playwright', 'Debian']);
  });

  it('uses one that could be installed', async () => {
    const installs = [() => Promise.resolve(writeProgram('chromium', 'exit 0') !== '')];
    await expect(findChromium(undefined, never, { installs, listCandidates })).resolves.toBe(
      path.join(folder, 'chromium'),
    );
  });

  it('stops at once while a program that never answers is asked', async () => {
    writeProgram('chromium', 'touch "$0.asked"; sleep 600 & wait');
    const controller = new AbortController();
    const finding = findChromium(undefined, controller.signal, { installs: [], listCandidates });
    const ended = expect(finding).rejects.toMatchObject({ name: 'AbortError' });
    await eventually(() => existsSync(path.join(folder, 'chromium.asked')), Boolean);
    controller.abort();
    await ended;
  });
});
