import path from 'node:path';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  ],
};

/** Where a Chromium may be installed, the likeliest first. `searchPath` is the PATH variable. */
export function chromiumCandidates(searchPath: string, platform: NodeJS.Platform): string[] {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const fallback = platform === 'linux' ? ['/usr/bin', '/usr/local/bin', '/snap/bin'] : [];
  const places = [...new Set([...folders, ...fallback])];
  return [
    ...commands.flatMap((command) => places.map((folder) => path.join(folder, command))),
    ...(applications[platform] ?? []),
  ];
}
