import type { Call } from '../http/callList';

export function IndexPage({ calls }: { calls: readonly Call[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Payment sandbox</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>Payment sandbox</h1>
          <p>No real money moves. Each call stands with an example in docs/sandbox.md.</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">What it does</th>
                <th scope="col">API key</th>
              </tr>
            </thead>
            <tbody>
              {calls.map(({ does, method, needsKey, path }) => (
                <tr key={`${method} ${path}`}>
                  <td>
                    <code>{`${method} ${path}`}</code>
                  </td>
                  <td>{does}</td>
                  <td>{needsKey ? 'yes' : 'no'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </main>
      </body>
    </html>
  );
}

const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; }
h1 { font-size: 24px; line-height: 1.3; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 8px; border-bottom: 1px solid; text-align: left; vertical-align: top; overflow-wrap: anywhere; }`;
