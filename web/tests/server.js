// A server of our own for the tests: a fresh database, a port that stays the same over restarts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function start(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'reame-e2e-'));
  const port = await freePort();
  let child = null;
  const server = {
    url: `http://127.0.0.1:${port}`,
    /** Starts it, also with more arguments: `['--content', folder]`. */
    up: (more = []) =>
      new Promise((resolve, reject) => {
        child = spawn(binary, ['serve', '--addr', `127.0.0.1:${port}`, '--db', join(folder, 'e2e.db'), '--no-limits', ...more], {
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
        child.stdout.on('data', (text) => String(text).includes('listening') && resolve());
      }),
    /** Ends it without warning. */
    kill: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
    stop: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.up();
  return server;
}
