/** Writes the opponents of a commit as a fixture of the ladder: npm run freeze -- <commit>. */
import { FORMER, formerFile, freeze } from '../cli/ladder/frozen.ts';
import { GAMES } from '../games/registry.ts';

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  console.error('npm run freeze -- <commit>');
  process.exit(2);
}
for (const { id } of GAMES) console.log(`${FORMER} ${id}: ${await freeze(commit, id, formerFile(id))}`);
