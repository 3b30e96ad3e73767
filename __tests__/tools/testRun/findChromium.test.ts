import { chromiumCandidates } from '@/tools/testRun/findChromium';

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
