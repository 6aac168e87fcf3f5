// Whether something that was built is as new as its sources.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { root } from './set-up.mjs';

/** Every source by name, size and time: cheap to look at, different after any change. */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(root + path);
    if (found.isDirectory()) for (const name of readdirSync(root + path).sort()) visit(`${path}/${name}`);
    else if (!path.endsWith('.test.ts')) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  };
  sources.forEach(visit);
  return hash.digest('hex');
}
