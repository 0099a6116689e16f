// Types of the API from the server's own description: `npm run types -- openapi.json` writes src/api/schema.d.ts,
// `npm run types:check -- openapi.json` fails if that file is not what would be written.
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const target = new URL('../src/api/schema.d.ts', import.meta.url);
const paths = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
if (paths.length !== 1) {
  console.error('usage: npm run types -- PATH_TO_OPENAPI_JSON');
  process.exit(2);
}

const document = JSON.parse(readFileSync(paths[0], 'utf8'));
const head = '// Written by `npm run types` from the description of the API. Do not edit.\n\n';
const types = head + astToString(await openapi(document));
if (!process.argv.includes('--check')) {
  writeFileSync(target, types);
} else if (readFileSync(target, 'utf8') !== types) {
  console.error('web/src/api/schema.d.ts is not current: run `npm run types`');
  process.exit(1);
}
