// The doors of docs/architecture.md: which room may know which.
const TEST = '\\.test\\.tsx?$';

/** A room may reach itself and the rooms it knows, nothing else of the house. */
const room = (name, knows) => ({
  name: `${name}-doors`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: TEST },
  to: { path: '^(kernel|games|players|lab|server|web|cli|scripts)/', pathNot: `^(${[name, ...knows].join('|')})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    room('kernel', []),
    room('games', ['kernel']),
    room('players', ['kernel']),
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'rules-run-anywhere',
      comment: 'kernel, games and players run in a browser: no Node module in them',
      severity: 'error',
      from: { path: '^(kernel|games|players)/', pathNot: [TEST, '/testing\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-needs-a-test',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    { name: 'resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
