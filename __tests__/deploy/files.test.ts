import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { variableNames } from '@/config/variables.server';
import { sourceMapsFolder } from '@/scripts/build/sourceMaps';
import { projectRoot } from '@/scripts/projectRoot';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const [build = '', sourceMaps = '', image = ''] = dockerfile.split(/^(?=FROM )/m).slice(-3);
  const listCopied = (stage: string) =>
    [...stage.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' ').map((file) => file.replace('/app/', '')),
    );

  it('passes the validator', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it('does not run as root, and copies only files that exist', () => {
    expect(dockerfile).toMatch(/\nUSER node\n(?!.*\nUSER )/s);
    const copied = listCopied(image);
    expect(copied).toContain('build');
    const made = ['build', '.next', 'node_modules'];
    const missing = copied.filter(
      (file) => !made.includes(file) && !existsSync(path.join(projectRoot, file)),
    );
    expect(missing).toEqual([]);
  });

  it('exports source maps of the same build in a separate stage, and in no image that runs', () => {
    expect(build).toMatch(/^ARG SOURCE_MAPS$/m);
    expect(sourceMaps).toMatch(/^FROM scratch AS sourcemaps$/m);
    expect(listCopied(sourceMaps)).toEqual([sourceMapsFolder]);
    expect(listCopied(image)).not.toContain(sourceMapsFolder);
  });

  it('keeps uncommitted files out of the image', () => {
    const ignored = read('.dockerignore').split('\n');
    const uncommitted = read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/^\//, ''))
      .filter((line) => line !== '' && !['next-env.d.ts', '*.tsbuildinfo'].includes(line));
    expect(uncommitted.filter((line) => !ignored.includes(line))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  /** Leaves out the rules of order: an anchor must stand before what refers to it. */
  const exceptOrder = ['service-keys-order', 'top-level-properties-order'].flatMap((rule) => [
    '--disable-rule',
    rule,
  ]);

  it('passes the linter', async () => {
    const linter = path.join(projectRoot, 'node_modules/dclint/bin/dclint.cjs');
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [linter, 'deploy/compose.yaml', '--max-warnings', '0', ...exceptOrder],
        { cwd: projectRoot },
        (error, stdout, stderr) => {
          resolve(error ? `${stdout}${stderr}` : '');
        },
      );
    });
    expect(output).toBe('');
  });

  interface Compose {
    services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
  }
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;

  it('runs web, commerce and the worker twice, with web and commerce behind the proxy', () => {
    const commands = Object.values(services).flatMap(({ command = [] }) => command);
    expect(commands.sort()).toEqual(
      ['commerce', 'commerce', 'migrate', 'sandbox', 'web', 'web', 'worker', 'worker'].sort(),
    );
    expect(services).toHaveProperty('worker-1');
    expect(services).toHaveProperty('worker-2');
    const proxy = read('deploy/haproxy.cfg');
    for (const name of ['web-1', 'web-2', 'commerce-1', 'commerce-2']) {
      expect(services).toHaveProperty(name);
      expect(proxy).toMatch(new RegExp(`server ${name} ${name}:\\d+`));
    }
  });

  it('sets only known variables, and gives web none of the secrets', () => {
    const known = [...variableNames, 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER'];
    const names = Object.values(services).flatMap(({ environment = {} }) =>
      Object.keys(environment),
    );
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const told = Object.keys(services['web-1']?.environment ?? {});
    expect(told.filter((name) => /SECRET|KEY|DATABASE/.test(name))).toEqual([]);
  });
});

describe('the Kubernetes manifests', () => {
  interface Container {
    name: string;
    env?: { name: string }[];
    readinessProbe?: { httpGet?: { path: string } };
    livenessProbe?: { httpGet?: { path: string } };
  }
  interface Manifest {
    kind: string;
    data?: Record<string, string>;
    spec?: { template?: { spec?: { containers?: Container[] } } };
  }
  const kinds: Record<string, new (manifest: object) => { validate: () => void }> = {
    ConfigMap,
    Deployment,
    Ingress,
    Job,
    PersistentVolumeClaim,
    PodDisruptionBudget,
    Service,
  };
  const folder = path.join(projectRoot, 'deploy/kubernetes');
  const documents = readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => ({
      file,
      manifest: document.toJS() as Manifest,
    })),
  );

  it.each(documents.map(({ file, manifest }) => [manifest.kind, file, manifest] as const))(
    '%s of %s matches the Kubernetes schema',
    (kind, _, manifest) => {
      const Model = Object.entries(kinds).find(([name]) => name === kind)?.[1];
      if (!Model) throw new Error(`${kind} is not checked`);
      expect(() => {
        new Model(manifest).validate();
      }).not.toThrow();
    },
  );

  const containers = documents.flatMap(
    ({ manifest }) => manifest.spec?.template?.spec?.containers ?? [],
  );

  it('have a read-only root filesystem and no privilege escalation', () => {
    expect(containers).toHaveLength(4);
    for (const container of containers)
      expect(container).toMatchObject({
        securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      });
  });

  it('probe every container of a deployment: readiness, and liveness without its dependencies', () => {
    const probed = documents
      .filter(({ manifest }) => manifest.kind === 'Deployment')
      .flatMap(({ manifest }) => manifest.spec?.template?.spec?.containers ?? []);
    expect(probed.map(({ name }) => name).sort()).toEqual(['commerce', 'web', 'worker']);
    for (const { livenessProbe, readinessProbe } of probed) {
      expect(readinessProbe?.httpGet?.path).toBe('/readiness');
      expect(livenessProbe?.httpGet?.path).toBe('/healthcheck');
    }
  });

  it('set only known variables', () => {
    const config = documents.find(({ manifest }) => manifest.kind === 'ConfigMap')?.manifest.data;
    const own = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    const names = [...Object.keys(config ?? {}), ...own];
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
  });
});
