import { chromiumCandidates } from '@/scripts/findChromium';

describe('chromiumCandidates', () => {
  it('looks along the path, for Chromium before Chrome', () => {
    const found = chromiumCandidates('/opt/bin:/usr/bin', 'linux');
    expect(found[0]).toBe('/opt/bin/chromium');
    expect(found.indexOf('/usr/bin/chromium')).toBeLessThan(
      found.indexOf('/opt/bin/google-chrome'),
    );
  });

  it('looks in the usual places when the path is bare', () => {
    expect(chromiumCandidates('', 'linux')).toContain('/usr/bin/chromium');
  });

  it.each([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ] as const)('knows where %s keeps it', (platform, place) => {
    expect(chromiumCandidates('', platform)).toContain(place);
  });
});
