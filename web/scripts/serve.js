// Serves the built client as the server will, and passes the API on to a running server, sockets included.
//   node scripts/serve.js --api http://127.0.0.1:8080 [--port 0] [--under /some/path]
import { readdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const kinds = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What the page of a table will want, as the server tells it. */
function ahead(path) {
  if (!path.startsWith('/tables/')) return '';
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('Table-'));
  return files.map((file) => `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="./assets/${file}">`).join('');
}

/** index.html for a path: its addresses are relative, so each level below the root needs one `../`. */
export function page(path) {
  const depth = path.split('/').length - 2;
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replace('</head>', `${ahead(path)}</head>`);
  return depth > 0 ? html.replaceAll('="./', `="${'../'.repeat(depth)}`) : html;
}

/** Starts serving; the address, and how to stop. */
export function serve({ api, port = 0, under = '' }) {
  const target = new URL(api);
  // What a proxy that is trusted with the host would do: the server sees the host that the browser sees.
  const passed = (request) => ({ ...request.headers });
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x');
    if (!pathname.startsWith(`${under}/`)) {
      response.writeHead(302, { location: `${under}/` }).end();
      return;
    }
    const path = pathname.slice(under.length);
    // Pressed, as the server does: what is measured of pages depends on it.
    const give = (kind, cache, body) => {
      const isPressed = /gzip/.test(request.headers['accept-encoding'] ?? '') && kind !== kinds['.png'];
      response.writeHead(200, { 'content-type': kind, 'content-security-policy': policy, 'cache-control': cache, ...(isPressed ? { 'content-encoding': 'gzip' } : {}) });
      response.end(isPressed ? gzipSync(body) : body);
    };
    if (/^\/(api|healthz|metrics|problems)(\/|$)/.test(path)) {
      const options = { host: target.hostname, port: target.port, method: request.method, path: request.url.slice(under.length), headers: passed(request) };
      const forward = http.request(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      forward.on('error', () => response.headersSent || response.writeHead(502).end());
      request.pipe(forward);
      return;
    }
    const file = normalize(join(dist, path));
    const isFile = file.startsWith(dist) && extname(file) in kinds && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (isFile) {
      give(kinds[extname(file)], 'max-age=31536000, immutable', readFileSync(file));
    } else {
      give('text/html; charset=utf-8', 'no-cache', page(path));
    }
  });
  const pipes = new Set();
  server.on('upgrade', (request, socket, head) => {
    const upstream = net.connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries(passed(request)).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`GET ${request.url.slice(under.length)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    pipes.add(socket);
    for (const [one, other] of [[socket, upstream], [upstream, socket]]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    socket.on('close', () => pipes.delete(socket));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const url = `http://127.0.0.1:${server.address().port}${under}/`;
      resolve({
        url,
        stop: () => {
          for (const socket of pipes) socket.destroy();
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
  const has = (name) => process.argv.includes(`--${name}`);
  const { url } = await serve({
    api: has('api') ? option('api') : (process.env.REAME_URL ?? 'http://127.0.0.1:8080'),
    port: has('port') ? Number(option('port')) : 0,
    under: has('under') ? option('under') : '',
  });
  console.log(`serving ${url}`);
}
