import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'launched-'));
  for (const file of ['package.json', '.nvmrc', 'scripts/launch.js', 'scripts/build/stamp.js'])
    cpSync(path.join(projectRoot, file), path.join(root, file));
  mkdirSync(path.join(root, 'node_modules/next'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function launch(args: string[], version = process.versions.node) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const command = ['--import', preload, 'scripts/launch.js', ...args];
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stdout + stderr });
    });
  });
}

function build(name: string, program: string) {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  writeFileSync(path.join(root, 'build/BUILD_ID'), 'one');
  writeFileSync(path.join(root, 'build/sources.sha256'), 'whatever');
  writeFileSync(path.join(root, `build/${name}.js`), program);
}

test.each([
  ['18.20.4', 'Node 18.20.4 is too old; install Node 24 (20.19 is the oldest that works).\n'],
  ['20.18.0', 'Node 20.18.0 is too old; install Node 24 (20.19 is the oldest that works).\n'],
])('Node %s is refused in one sentence', async (version, said) => {
  expect(await launch(['start'], version)).toEqual({ code: 1, said });
});

test('without packages the launcher says what to run', async () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(await launch(['start'])).toEqual({
    code: 1,
    said: 'The packages are not installed; run `npm ci` first.\n',
  });
});

test('an unknown program is refused in one sentence that lists the known ones', async () => {
  expect(await launch(['wbe'])).toEqual({
    code: 1,
    said: 'wbe is nothing that can be started; web, commerce, worker, migrate, sandbox and start can be.\n',
  });
});

test('without a build and the packages that make one the launcher installs nothing and says where to build', async () => {
  expect(await launch(['start'])).toEqual({
    code: 1,
    said: 'There is no build of these sources, and the packages that make one are not installed; run `npm ci && npm run build` where they are.\n',
  });
});

test('a built program runs without the development packages, with its arguments', async () => {
  build('alarms', 'console.log(process.argv.slice(2).join());');
  expect(await launch(['alarms', 'settle', '7'])).toEqual({ code: 0, said: 'settle,7\n' });
});

const manifest = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
const launched = Object.values(scripts).flatMap((script) => {
  const [, name] = /scripts\/launch\.js (\w+)$/.exec(script) ?? [];
  return name === undefined ? [] : [name];
});

test('npm launches the services, and the commands that operators type', () => {
  expect(launched).toEqual(expect.arrayContaining(['start', 'commerce', 'payment', 'events']));
});

test.each(launched)('the program that npm launches as %s can be started', async (name) => {
  const started = 'console.log("started");';
  build(name, started);
  build('alone', started);
  expect(await launch([name])).toEqual({ code: 0, said: 'started\n' });
});

test.each(['web', 'commerce', 'worker', 'sandbox', 'migrate'])('%s runs alone', async (name) => {
  build('alone', 'console.log(process.argv[2]);');
  expect(await launch([name])).toEqual({ code: 0, said: `${name}\n` });
});
